import type { LegalContent } from '../legal-content.ts';

export default {
  body: `
The General Data Protection Regulation (GDPR) gives you rights over what we know about you. Here is what each one means at Kindwing and how to use it. It costs nothing, and you need not say why.

## How to ask

Write to us with the [contact form](/contact), with "Data rights" as the subject and the right that you want to use. Use the email address that your request or account has: it is how we know that the data is yours, and we ask for more proof only if there is doubt. Please don't send a copy of your passport unless we ask. We answer within one month. If a case is difficult it can take two months more, and we say so within the first.

## See what we have (access)

You can read your requests, offers, trips and invoices in your portal at any time. On request you get a copy of everything, with the purposes, the recipients and the time for which we keep it.

## Correct it (rectification)

Tell us what is wrong, and we correct it: the name, phone or language of your account, or anything else. A misspelled name in a booking cannot wait: airlines charge for late corrections of names, and early ones are usually free.

## Have it erased (erasure)

We erase what we don't have to keep. The law makes us keep invoices; they stay, stripped of everything else. If a trip is under way, we ask you first, since erasing would end the assistance too.

## Take it with you (portability)

You get what you gave us in a file that other programs can read.

## Slow us down (restriction) or object

If you dispute that a fact is right, or that we may use it, we stop using it until that is settled. You can object to anything that we base on our legitimate interest, such as keeping shortened network addresses against abuse.

## Take back a consent

- **News:** write to us with the subject "News", and we take your address off the list.
- **Health data:** on your request’s page in the portal, or tell us. It is removed, and we say honestly what can no longer be arranged without it.
- **Cookies:** the Privacy settings button at the foot of every page.

Taking back a consent doesn't make what was done before unlawful.

## No machine decides about you

Prices, tiers and deadlines are computed. Whether you are offered a trip, and which, is decided by a person.

## For someone else

A parent or guardian may ask for a child. For an adult, we need that person's authorization, or the decision that appointed you.

## Not satisfied?

You can complain to the data protection authority of the country where you live, work, or where you think that it went wrong. You don't have to ask us first, though we would be glad of the chance.
`,
} satisfies LegalContent;
