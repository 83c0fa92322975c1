import type { ToolContent } from '../tool-content.ts';

export default {
  lead: 'Your flight was late, canceled or full, or the bag did not come. Tell us what happened and see which law applies, what it would give you and why, what it does not give, and how to ask.',
  facts: {
    title: 'What the law gives for a long delay or a cancellation',
    intro: 'For each passenger, also a child with a seat, by the distance from first departure to final destination.',
    table: {
      columns: ['Distance', 'EU, EEA, Switzerland (EU261)', 'United Kingdom (UK261)'],
      rows: [
        ['Up to 1,500 km', '€250', '£220'],
        ['1,500 to 3,500 km (EU261: also longer inside the EU)', '€400', '£350'],
        ['More than 3,500 km', '€600', '£520'],
      ],
    },
    note: 'From three hours late at the final destination; for a cancellation, when you were told less than 14 days before. Nothing where the airline proves extraordinary circumstances that it could not avoid. Care (meals, hotel, another flight) is due all the same.',
  },
  steps: {
    title: 'How to claim',
    lines: [
      'Keep the boarding pass, the booking and every message. Note when the first door opened.',
      'Keep receipts for meals, hotel and what you had to buy.',
      'Write to the airline that operated the flight, with the flight, the date and the law.',
      'No answer, or a no? In Spain AESA, in the UK the CAA or a dispute body, in the US the Department of Transportation.',
      'Baggage has short deadlines: 7 days for damage, 21 days for delay, in writing.',
    ],
  },
  questions: [
    {
      question: 'Is this legal advice?',
      answer:
        'No. It is an estimate with its reasons, worked out from what you enter. A court or the authority may see it otherwise, and where a fact decides that we do not know, the tool says that a person must look.',
    },
    {
      question: 'The airline offers a voucher. Must I take it?',
      answer:
        'No. Compensation under EU261 and UK261 is paid in money; a voucher only if you agree in writing. Read what you give up before you sign.',
    },
    {
      question: 'The airline says “technical problem” or “bad weather”. Does that end it?',
      answer:
        'A technical fault usually does not: the Court of Justice counts it as part of running an airline (C-549/07). Severe weather can be extraordinary, but the airline must prove it and that it did all it reasonably could.',
    },
    {
      question: 'Does it matter which airline sold the ticket?',
      answer: 'Hardly. The airline that operated the flight owes the compensation, whoever’s number is on the ticket.',
    },
    {
      question: 'What about a damaged or lost wheelchair?',
      answer:
        'It counts as baggage under the Montreal Convention, with a limit that may lie far below its value, so declare its value at check-in where you can. On flights within the United States that limit does not hold for assistive devices (14 CFR 382.131). Report it before you leave the baggage hall.',
    },
    {
      question: 'How long do I have?',
      answer:
        'For EU261 and UK261 each country’s own law decides: from one year in Belgium to six in the United Kingdom and Ireland. Claims under the Montreal Convention end two years after arrival. The tool shows the dates for your flight.',
    },
  ],
  sources: [
    { label: 'Regulation (EC) 261/2004', href: 'https://eur-lex.europa.eu/eli/reg/2004/261/oj' },
    {
      label: 'UK: Regulation (EC) 261/2004 as retained',
      href: 'https://www.legislation.gov.uk/eur/2004/261/article/3',
    },
    {
      label: 'United States, 14 CFR Part 250: denied boarding',
      href: 'https://www.ecfr.gov/current/title-14/part-250',
    },
    { label: 'United States, 14 CFR Part 260: refunds', href: 'https://www.ecfr.gov/current/title-14/part-260' },
  ],
} satisfies ToolContent;
