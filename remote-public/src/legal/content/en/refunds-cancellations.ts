import type { LegalContent } from '../legal-content.ts';

export default {
  body: `
Three different amounts can be meant by "my money back": our fee, the airline's fare, and compensation. They follow different rules.

## Before you accept an offer

Nothing is charged. You may cancel a request at any moment, in your portal or by writing to us, without giving a reason and at no cost. An offer that you let pass after its 72 hours simply ends.

## Our service fee

- It is due only after you accept an offer, and only once for an itinerary.
- If we cannot book what you accepted at the price that you accepted, you pay no fee.
- If you cancel after acceptance but before we have booked, you pay no fee.
- Once the tickets are issued, the work that the fee pays for has been done, and it is not refunded when you cancel the trip yourself. It goes on covering help with the refund from the airline.
- Changing the trip, as often as needed, costs no second fee.

## The airline's fare

Each alternative in an offer says whether its fare can be changed or refunded, and at what charge. When you cancel, we ask the airline for everything that the fare and the law allow, taxes included, and pass on what it returns without deduction.

If the **airline** cancels, you may choose between another route and a refund. In the European Union the refund is due within 7 days, and also when a departure is delayed by 5 hours or more and you no longer wish to travel. In the United States a refund is due for a canceled or significantly changed flight that you decline, within 7 business days for cards and 20 calendar days otherwise.

## Compensation

Under Regulation (EC) 261/2004 passengers may be owed EUR 250, 400 or 600 when a flight arrives three hours late or more, is canceled at short notice, or when boarding is denied, unless extraordinary circumstances caused it. We estimate, write and follow the claim. The fee includes it, and **no share of what you are awarded is ours**.

## Baggage, mobility devices and animals

Damage must be reported in writing within 7 days, delay within 21 days. Before you leave the airport, have a report made at the airline's desk. Send us the report and we do the rest.

## Right of withdrawal

Bookings of passenger transport for a fixed date are exempt from the 14-day right of withdrawal of EU consumer law. That is why we charge nothing before you have decided, and give you 72 hours to do so.

## How refunds reach you

To the means of payment that you used. The history of your request in your portal shows each refund with its amount. Ask us for the reason of any of them.
`,
} satisfies LegalContent;
