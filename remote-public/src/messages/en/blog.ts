export const blog = {
  'blog.meta.description':
    'Practical articles about flying with children alone, wheelchairs, dogs and dementia, with sources.',
  'blog.title': 'Good to know before you fly',
  'blog.subtitle': 'Written by the people who make the telephone calls. A few minutes each, with sources.',
  'blog.readMore': 'Read More',
  'blog.readMoreAbout': 'Read More: {{title}}',
  'blog.by': 'By {{author}}',
  'blog.minutes_one': '{{count}} minute',
  'blog.minutes_other': '{{count}} minutes',
  'blog.back': 'Back to Blog',
  'blog.notFound': 'Post not found!',
  'blog.notFoundBody': 'The address may be old. All our articles are on the blog page.',
  'blog.next.title': 'Would you rather have someone do this for you?',
  'post.first-flight-alone.title': 'A first flight alone: what happens between the two adults',
  'post.first-flight-alone.excerpt':
    'Which ages need the airline’s service, which papers, and what to say to a child who flies without you.',
  'post.first-flight-alone.alt': 'A child with a lanyard looks up at a paper plane',
  'post.wheelchair-from-booking-to-seat.title': 'In your own wheelchair, from the booking to the seat',
  'post.wheelchair-from-booking-to-seat.excerpt':
    'Three codes that decide the day, what 48 hours mean, and how to write down a battery.',
  'post.wheelchair-from-booking-to-seat.alt': 'A woman in a wheelchair before an aircraft window',
  'post.dog-in-the-cabin.title': 'Can my dog come in the cabin? Four questions in the right order',
  'post.dog-in-the-cabin.excerpt': 'Pet or service dog, does it fit, may it enter, and what the 8 hours are about.',
  'post.dog-in-the-cabin.alt': 'A dog in a harness beside a suitcase',
  'post.flying-with-dementia.title': 'Flying with a parent who has dementia',
  'post.flying-with-dementia.excerpt':
    'How to decide, which assistance to ask for, what to carry, and when it is kinder to stay at home.',
  'post.flying-with-dementia.alt': 'An elderly man with a cane walks arm in arm with his daughter',
} as const;
