import type { ArticleContent } from '../article-content.ts';

export default {
  body: `
The first flight in a wheelchair is mostly a matter of words: the right code in the booking, the right numbers on a form, and one question asked again the day before. This is what they are.

## Three codes that decide the day

Airlines and airports plan with four-letter codes. Three of them sound alike and mean very different things.

- **WCHR**: you can climb steps and walk in the cabin, but the distance to the gate is too far.
- **WCHS**: you can walk in the cabin, but not climb steps. The airport needs a bridge or a lifting vehicle.
- **WCHC**: you need to be taken to your seat. On long flights it usually goes with an on-board chair, code **WCOB**.

Choose by what you can do on a bad day, not on a good one. If WCHR is booked and the aircraft stands away from the terminal, someone will ask you to take the stairs.

## Forty-eight hours, and what they mean

From airports in the European Union, and to them with a European airline, assistance is a right under Regulation 1107/2006 and costs nothing. Ask at least 48 hours before the published departure, and it has to be there. Ask later, and they must still make every reasonable effort. You may tell the airline, or whoever sold you the ticket; the seller has to pass it on by 36 hours before departure.

In the United States it is different: an airline may not require notice for ordinary wheelchair assistance. It may ask for 48 hours for certain things, such as a stretcher, your own breathing device, or a powered chair on an aircraft with fewer than 60 seats.

## Your own chair

You may take up to two mobility devices free of charge in Europe, as far as space and the rules for dangerous goods allow. For a manual chair the code is WCMP, and that is nearly all.

A powered chair needs a conversation. Have this ready, and send it in writing:

1. Type of battery: dry or gel, wet, or lithium-ion.
2. For lithium: watt-hours, and whether the battery can be taken out. It may stay on the chair if it is protected there. Taken out, it goes into the cabin, and may have up to 300 Wh, or be two of up to 160 Wh each. The same holds for spares.
3. Weight with battery, and height, width and length, folded if it folds. The height decides whether it fits through the hold door.
4. How to release the brakes and disconnect the joystick. A photograph is worth a page.

Tape the instructions to the chair. Take off what can fall off: cushion, joystick, side bags. Photograph it on the day.

## Confirmed means confirmed by the airline

A ticket, even one with a code on it, is no confirmation. The airline answers each request for each flight: confirmed, still pending, or unable. Keep three dates for every flight: when it was asked, when the airline got it, when the airline said yes. And after any change of the timetable, ask again, since the confirmation may not have moved with you.

## At the airport

Be at the meeting point at the time that the airline wrote to you. If it wrote none, be at check-in an hour before departure, or at the airport's assistance point two hours before. Ask to stay in your own chair until the aircraft door. On arrival, ask for it to be brought there too, before the first passenger leaves.

## If the chair comes back broken

Report it before you leave the airport and keep the report. Complain in writing within seven days. On international flights the airline's liability is limited, to 1,519 special drawing rights at present, unless you declared a higher value at check-in. For a chair that costs more than that, make the declaration; it is the cheapest insurance of the journey. On flights within the United States the full value counts.

> One sentence for the phone: "I need assistance to the seat, I travel with my own chair, and I would like the confirmation in writing."
`,
  sources: [
    { label: 'Regulation (EC) 1107/2006', href: 'https://eur-lex.europa.eu/eli/reg/2006/1107/oj' },
    { label: '14 CFR Part 382, sections 27, 127 and 131', href: 'https://www.ecfr.gov/current/title-14/part-382' },
    { label: 'IATA: “Battery-Powered Wheelchair and Mobility Aid Guidance Document”', href: 'https://www.iata.org' },
    { label: 'Aena: “Sin Barreras”, assistance for people with reduced mobility', href: 'https://www.aena.es' },
  ],
} satisfies ArticleContent;
