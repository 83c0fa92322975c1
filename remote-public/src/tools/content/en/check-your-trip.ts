import type { ToolContent } from '../tool-content.ts';

export default {
  lead: 'A wheelchair, a child alone, oxygen, a dog: each has its own deadline, its own paper and its own code. Tell us the trip and see what to do, by when, and where the rule comes from.',
  facts: {
    title: 'The notice times that matter most',
    intro: 'How long before departure the airline should know. Earlier is always better.',
    stops: [
      {
        when: 'When booking',
        what: 'A child who flies alone, a pet, a second seat, an instrument on a seat',
        why: 'Places on each flight are few.',
      },
      {
        when: '72 hours before',
        what: 'Approval of a wheelchair battery; the airline’s medical form (MEDIF)',
        why: 'The longest notice that we have seen an airline ask. Some ask 48 hours.',
      },
      {
        when: '48 hours before',
        what: 'Help for reduced mobility in the EU: wheelchair, guide, meet and assist',
        why: 'Then the airline and the airport must provide it (Reg. 1107/2006, Art. 7).',
      },
      {
        when: '48 hours before',
        what: 'US flights: service-animal forms, own oxygen concentrator, stretcher',
        why: 'As long as US rules let an airline ask (14 CFR 382).',
      },
      {
        when: '120 to 24 hours before arrival',
        what: 'Tapeworm treatment of a dog for the UK, Ireland, Malta, Finland or Norway',
        why: 'Too early counts as little as too late.',
      },
    ],
    note: 'Past the notice time nothing is lost: the airline must still make every reasonable effort. Ask at once.',
  },
  steps: {
    title: 'How to ask',
    lines: [
      'Ask the airline that flies each plane, also when another one sold the ticket.',
      'Say what help is needed, not the diagnosis.',
      'Ask for a confirmation in writing and keep it with the boarding pass.',
      'After a change of schedule, ask again: the confirmation belonged to the old flight.',
    ],
  },
  questions: [
    {
      question: 'Is help at the airport free?',
      answer:
        'Yes, for travelers with reduced mobility: in the EU under Regulation 1107/2006, and in the United States under 14 CFR 382, neither airline nor airport may charge for it. The airline’s service for children alone, pets and second seats cost extra.',
    },
    {
      question: 'What if the 48 hours have already passed?',
      answer:
        'Ask all the same, today. The airline and the airport must make all reasonable efforts to help. What you lose is the certainty, not the right to ask.',
    },
    {
      question: 'Does my ticket confirm the assistance?',
      answer:
        'No. A code on the booking means that it was asked for. Only an answer of the airline that operates the flight confirms it, and a change of schedule undoes it.',
    },
    {
      question: 'How sure are the airline rules shown here?',
      answer:
        'Each one says where it was read and when. Many come from a secondary source, and those ask you to verify with the airline. Before we send an offer, we check them again with the airline ourselves.',
    },
    {
      question: 'Who sees what I enter?',
      answer:
        'Nobody. It is worked out in your browser, and we receive nothing. The link that you can copy holds your answers behind a #, a part of the address that browsers keep to themselves. It holds no name.',
    },
    {
      question: 'Must I say which illness it is?',
      answer:
        'No. The codes that airlines use say what help is needed. A diagnosis is asked only where the airline’s doctor must clear the flight, with the medical form, and then it goes to that doctor.',
    },
  ],
  sources: [
    { label: 'Regulation (EC) 1107/2006, Art. 6, 7 and 8', href: 'https://eur-lex.europa.eu/eli/reg/2006/1107/oj' },
    {
      label: 'United States, 14 CFR Part 382',
      href: 'https://www.ecfr.gov/current/title-14/chapter-II/subchapter-D/part-382',
    },
    {
      label: 'GOV.UK: bringing a pet to Great Britain, tapeworm treatment',
      href: 'https://www.gov.uk/bring-pet-to-great-britain/tapeworm-treatment-dogs',
    },
  ],
} satisfies ToolContent;
