import type { ArticleContent } from '../article-content.ts';

export default {
  body: `
A child flying alone is not alone: from the check-in desk to the arms of the adult who waits at the other end, someone from the airline is responsible. What parents worry about is the space between those points. Here is what happens in it, and what you can settle beforehand.

## Which ages, on which airline

There is no single rule. Every airline decides for the flights that it operates itself, and the name on the ticket may not be the name on the aircraft. As a rule of thumb, children under 5 never fly alone and children from 5 to 14 need the airline's minor service.

- Iberia and Lufthansa make their service compulsory from 5 to 11 and offer it to older children.
- Air France draws the line at 11 within France and at 14 abroad.
- American, Delta and United ask for it from 5 to 14, and take the youngest on non-stop flights only.
- British Airways, easyJet, Ryanair and Avianca sell no such service. They set a minimum age for flying alone instead: 14, 16, 16 and 15 when we last looked.

Two traps hide here. **Age counts on the day of each flight**: a girl who turns 12 on holiday may need the service on the way out and not on the way back. And a "codeshare", sold by one airline and flown by another, follows the rules of the one that flies.

## Reserve before you pay

Places are limited on each flight, and the service is seldom sold online. The order that works is: choose a non-stop flight in the morning or at midday, ask for the place, then pay. The last connection of the day is a poor idea even where it is allowed, since a missed one means a night in a strange city.

## Three papers, two adults

**The airline's form** names the adult who brings the child and the one who collects, with identity document and phone. The person at the other end must show exactly that document; a different aunt with a different passport will wait a long time. If plans change, change the form first.

**Proof that the child may travel.** Inside Spain an identity document is enough. To leave Spain without a parent, a Spanish child living in Spain needs the signed travel permission, made at the Policía Nacional, the Guardia Civil or a notary. The police form is often valid for 30 days only, so look at the date of return as well. Other countries ask for a notarized consent, and some for a birth record with it.

**The release.** It says who is responsible when, and a parent signs it at the airport or before.

## On the day

1. Arrive early and go to the desk: online check-in is usually closed to children on their own.
2. Ask for an escort pass if you would like to come to the gate. Spanish airports let one adult accompany a child under 14; elsewhere it depends on the airport.
3. Stay until the plane is in the air, not until it leaves the gate. Flights do come back.
4. Send the photograph of your child's clothes that day to the adult who collects. It helps more than you would think.

## If something goes wrong

When a flight is delayed or canceled in Europe, unaccompanied children must be looked after as soon as possible, however short the delay: the ordinary waiting times of two, three or four hours don't apply to them. They also board first when there are not enough seats. If the flight arrives three hours late or more, the same compensation is due for a child with a paid ticket as for an adult.

## What to say to the child

Say what will happen, in order: the desk, the person with the badge, the seat near the crew, the wait until the others have left, the hand to hold. Give them one card with the names and numbers, and one sentence for when they are unsure: "I am flying on my own, can you call my person?" Most children are prouder than they are afraid.
`,
  sources: [
    { label: 'Iberia, help pages: unaccompanied minors', href: 'https://help.iberia.com' },
    { label: 'Air France: Kids Solo', href: 'https://wwws.airfrance.fr' },
    {
      label:
        'Spanish Ministry of the Interior: “Autorización para viaje de menores al extranjero” (Instruction 10/2019)',
      titleIn: 'es',
      href: 'https://www.interior.gob.es',
    },
    { label: 'Regulation (EC) 261/2004, articles 9 and 11', href: 'https://eur-lex.europa.eu/eli/reg/2004/261/oj' },
  ],
} satisfies ArticleContent;
