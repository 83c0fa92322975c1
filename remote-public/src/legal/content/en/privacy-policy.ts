import type { LegalContent } from '../legal-content.ts';

export default {
  body: `
We need some facts about you to arrange a trip, and no more. This page says which, why, for how long, and who sees them. It follows the General Data Protection Regulation (GDPR).

## Who is responsible

Kindwing, the service whose site you are reading, decides why and how your data is used. Write to us through the [contact form](/contact) about anything on this page. The full company details of the seller stand on every invoice.

## What we collect, and why

- **When you send a request or an SOS:** your name, email, phone if you give it, the kind of assistance, your message and, for an SOS, where you are. We need it to answer you and to prepare an offer. Legal ground: steps taken at your request before a contract, and your consent.
- **When you write to us:** name, email, subject and message, to answer you.
- **When you have an account:** name, email, phone, language and time zone, and your requests, offers, trips and invoices. Legal ground: the contract.
- **When you ask for news:** your email and where you asked. Legal ground: your consent, which you can take back at any time.
- **An anonymized network address.** We shorten it before storing it, so that it points to a group of addresses and not to you. It protects the forms against abuse; our legitimate interest is to keep them working.

## Health data

What help a person needs can say something about health. We treat it apart from everything else: only with your separate consent, and kept in a place of its own. Whoever handles your request can open it, any other member of our staff only with a reason, and each opening is recorded with its reason. We ask what help is needed, not for a diagnosis, unless the airline's doctors require one. Please don't write more about health into a free text than the trip needs.

## Children

A child's data comes from a parent or guardian. The airline and the adults who hand over and collect the child get what they need for it, and nothing else.

## Who receives it

The airline and the airports of your trip, since they provide the assistance; where you ask for it, escorts, ambulances and hotels. Providers who run our systems work on our instructions. We don't sell data. If a trip leads outside the European Economic Area, the airline there gets the data because your trip cannot be carried out otherwise.

## How long

- Requests that led to no booking: until you ask us to erase them. Nothing is erased by itself after a set time: [write to us](/contact), and we do it.
- Bookings and invoices: as long as tax and liability law demand. Everything in them that the law doesn't need is removed when you ask for erasure.
- Health data: until you take back your consent or ask us to erase it. We remove it then, also while a trip is under way.
- News subscription: until you leave it.

## On your device

We store your language, your choice of light or dark, whether you stopped the pulse of the SOS button, your cookie choice and, while you are signed in, your session. A draft of a request is kept on your device only if you tick the box for it, and is deleted when the request is sent. Analytics and marketing stay off unless you accept them; you can change that with the Privacy settings button at the foot of every page. Analytics tell us how fast pages were and what failed in them, never who read them or what was typed; we keep that for 30 days.

## Your rights

You can see, correct, export, restrict and erase your data, object to its use, and take back a consent. [Data rights](/legal/data-rights) explains how. You can complain to the data protection authority of the country where you live.
`,
} satisfies LegalContent;
