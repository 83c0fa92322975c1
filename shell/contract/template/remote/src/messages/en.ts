export const en = {
  'menu.start': 'Example',
  'start.subtitle': 'The first page of a new remote: replace it with yours.',
  'start.greet': 'Say hello',
  'start.greetings_one': 'Hello was said once.',
  'start.greetings_other': 'Hello was said {{count}} times.',
} as const;
export default en;
