export const en = {
  'menu.dashboard': 'Dashboard',
  'menu.requests': 'Requests',
  'menu.quickCreate': 'Quick Create',
  'menu.offers': 'Offers',
  'menu.bookings': 'Bookings',
  'menu.payments': 'Payments',
  'menu.documents': 'Documents',
  'menu.airlines': 'Airlines',
  'menu.support': 'Support',
  'menu.users': 'Users',
  'menu.promote': 'Promote a user',
  'menu.dev': 'Dev tools',
} as const;

export default en;
