/** Letters to an airline, paragraph by paragraph. Filled from the same facts as the assessment. */
export const lettersEn = {
  'letter.subject': 'Claim under {{law}}: booking {{pnr}}, {{from}}–{{to}}, {{date}}',
  'letter.greeting': 'Dear Sir or Madam,',
  'letter.intro':
    'I am writing about booking {{pnr}} for {{passengers}}, who traveled from {{from}} to {{to}} with you on {{date}}.',
  'letter.intro_parent':
    'I am writing as parent or legal guardian about booking {{pnr}} for {{passengers}}, who traveled from {{from}} to {{to}} with you on {{date}}. I claim on the child’s behalf.',
  'letter.event.delay':
    'The final destination was reached {{delay}} minutes after the scheduled time, counted from when the first door of the aircraft opened.',
  'letter.event.cancellation': 'The flight was canceled and we were told {{days}} days before departure.',
  'letter.event.denied_boarding':
    'Boarding was refused against the passengers’ will although they had a confirmed booking and presented in time.',
  'letter.event.brought_forward':
    'The flight was brought forward by {{minutes}} minutes, which counts as a cancellation.',
  'letter.grounds': 'The claim rests on the following:',
  'letter.amount_one': 'I therefore ask for {{amount}} {{currency}} under {{law}}.',
  'letter.amount':
    'I therefore ask for {{amount}} {{currency}} for each of {{count}} passengers, {{total}} {{currency}} in all, under {{law}}.',
  'letter.expenses':
    'I also ask for the expenses for meals, communications, accommodation and transport that you did not provide, as shown by the enclosed receipts.',
  'letter.cause': 'The cause that you gave ({{cause}}) does not release you: it is not extraordinary ({{cite}}).',
  'letter.payment':
    'Please pay by bank transfer within {{days}} days of this letter. Vouchers are accepted only with a signed agreement.',
  'letter.otherwise':
    'Otherwise I will bring the matter to the body that is competent for passenger rights, or to court.',
  'letter.closing': 'Yours faithfully,',
  'letter.baggage_subject': 'Written complaint under the Montreal Convention: {{pir}}, booking {{pnr}}',
  'letter.baggage_delay':
    'The baggage of {{passengers}} (report {{pir}}) was delivered on {{delivered}}, late. This is the written complaint of Article 31(2) of the Montreal Convention, made within 21 days.',
  'letter.baggage_damage':
    'The baggage of {{passengers}} (report {{pir}}) was damaged when it was received on {{delivered}}. This is the written complaint of Article 31(2) of the Montreal Convention, made within 7 days.',
  'letter.baggage_amount':
    'I ask for the expenses shown by the enclosed receipts, up to the limit of {{sdr}} special drawing rights for each passenger.',
  'letter.us_refund_subject': 'Refund under 14 CFR 260: booking {{pnr}}, {{from}}–{{to}}, {{date}}',
  'letter.us_refund':
    'The flight was canceled or significantly changed. I turned the change down and took no other flight and no voucher.',
  'letter.us_refund_payment':
    'Please refund the original form of payment: within 7 business days to a card, within 20 calendar days otherwise.',
  'letter.us_otherwise': 'Otherwise I will complain to the United States Department of Transportation.',
  'letter.us_denied_subject':
    'Compensation for denied boarding under 14 CFR 250: booking {{pnr}}, {{from}}–{{to}}, {{date}}',
  'letter.us_denied_amount': 'I therefore ask for {{amount}} for each passenger.',
  'letter.us_bag_fee_subject': 'Refund of a baggage fee under 14 CFR 260: {{pir}}, booking {{pnr}}',
  'letter.us_bag_fee': 'The baggage of {{passengers}} (report {{pir}}) came late, and a fee had been paid for it.',
  'letter.us_bag_fee_amount': 'I therefore ask for the fee of {{amount}}.',
  'letter.us_bag_fee_any': 'I therefore ask for the fee that was paid, as shown by the enclosed receipt.',
} as const;
