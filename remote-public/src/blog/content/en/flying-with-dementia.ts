import type { ArticleContent } from '../article-content.ts';

export default {
  body: `
A mother who wants to see her grandchildren, a son in another country, and a memory that no longer holds the thread of an airport. Many families give up the trip too early. Some attempt it too bravely. Between the two there is a way that can be planned.

## First decide: alone, or with someone

Ask three questions about an ordinary day. Can she find her way back to a table in a café she does not know? Can she say her name and ask for help? Does she follow a simple instruction from a stranger in a uniform? If all three are yes, assisted travel without a companion may work on a non-stop flight. If one is no, she needs someone beside her. An airline may require a companion for a person who cannot understand the safety instructions or cannot help in her own evacuation, so it is better settled at home than at the gate.

Meet-and-assist staff, code **MAAS**, bring a passenger through the airport and **hand over at the door of the aircraft**. On board nobody sits with her. That is the part that families most often misunderstand.

## Which assistance to ask for

For dementia the code is usually **DPNA**: a person who needs help because of an intellectual or developmental disability, used by airlines for dementia as well. Add **WCHR** if the walk is long, even if she walks well at home: a wheelchair keeps the two of them together and shortens every queue.

You need not give a diagnosis. "She may become disoriented and needs to be accompanied to the gate and handed to her son by name" says what the staff need to know. Health data that you do share should reach only those who act on it. In Europe, ask at least 48 hours ahead; earlier is better.

## Choose the flight for the mind, not for the price

- Non-stop if it exists. Each connection is a new building to understand.
- The middle of the day. Early starts break the routine, and many people with dementia are more confused at dusk.
- A connection of two hours rather than fifty minutes, in the smaller airport of the two on offer.
- A window seat with the companion on the aisle, near a lavatory, away from the galley.

## The hidden-disability badge

Many airports give out a sunflower lanyard, or a badge of their own; Aena has one at several Spanish airports. Staff then know that they should speak slowly and allow time. It is free, voluntary and says nothing about the diagnosis. Some people do not like to wear it. Ask her.

## What to carry

1. A card in her pocket: her name, the flight, the name and number of the person who waits, in the language of each airport.
2. Medicines for two more days than the trip, in the hand baggage, with the prescription by generic name.
3. Something of her own for the hands and the ears: a scarf, a photograph album, headphones with the music of her twenties.
4. A recent photograph of her on the companion's phone, with today's clothes.
5. Her document in the companion's pocket, not in her handbag.

## If the flight is late

Travelers with reduced mobility and their companions are entitled to care as soon as possible in Europe, however short the delay: the usual waiting times for a meal do not bind them. They also have priority in boarding. Say so, calmly, at the desk: "Article 11 of Regulation 261, please." Then move away from the crowd. Noise tires faster than waiting.

If she wanders off, tell airport staff or the police at once. Airports are full of cameras, and the first ten minutes are the ones that help.

## When not to fly

If travel frightens her every time it is mentioned, if she no longer recognizes the person she visits, or if a doctor advises against it, let the family travel to her. That, too, is a plan, and we will say so when it seems to us the better one.
`,
  sources: [
    { label: 'Regulation (EC) 1107/2006', href: 'https://eur-lex.europa.eu/eli/reg/2006/1107/oj' },
    { label: 'Regulation (EC) 261/2004, article 11', href: 'https://eur-lex.europa.eu/eli/reg/2004/261/oj' },
    { label: 'Aena: hidden-disability badge, and “Sin Barreras” assistance', href: 'https://www.aena.es' },
    {
      label: 'Alzheimer’s Society, factsheet 474: “Travelling and going on holiday”',
      href: 'https://www.alzheimers.org.uk',
    },
  ],
} satisfies ArticleContent;
