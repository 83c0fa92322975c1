import type { ArticleContent } from '../article-content.ts';

export default {
  body: `
"Can my dog come in the cabin?" is really four questions: what is the dog for the airline, does it fit, may it enter the country, and how many dogs are on that flight already. Taken in this order they are easy.

## Pet, service dog, or something else

**A service dog** is trained for a task that helps a person with a disability. In the United States it has to be a dog, of any breed, and airlines must carry it free of charge, at most two for each passenger. European airlines carry recognized assistance dogs free of charge as well.

**An emotional-support animal** is a pet for US and European airlines. A few Latin American ones still accept it with a letter; ask before you count on it.

**A pet** travels under the airline's own rules, for a fee, and only if there is a place.

## Does it fit

Weigh the dog in its carrier, measure the carrier, and only then look at airlines. Iberia allows 8 kg with the carrier, Volotea 10 kg, most large European airlines 8 kg. United has no limit of weight, but the carrier must fit under the seat. Ryanair and easyJet carry no pets, only assistance dogs.

Only a few animals are admitted to each cabin, sometimes two, sometimes five. So ask for the place before you pay for your own seat. And if the trip has two airlines, both have to agree.

## May it enter

**Into the European Union** the dog needs a microchip and a valid rabies vaccination. The vaccination counts from 12 weeks of age and takes 21 days to become valid, so a puppy cannot arrive before about 15 weeks. Residents of the Union use the EU pet passport. Everyone else needs an animal health certificate, issued by an official vet at most ten days before arrival.

**Into Finland, Ireland, Malta, Norway or the United Kingdom** a dog also needs treatment against tapeworm, given between 120 and 24 hours before arrival. Both ends count: too early is as wrong as too late.

**Into the United States** every dog must look healthy, be at least six months old, have a microchip, and come with the receipt of the CDC Dog Import Form. The form can be filled in the same day. Dogs that were in a country with a high risk of rabies need more; look at the CDC's page first.

**Into the United Kingdom** no pet may come in the cabin or as checked baggage. It comes as cargo, through an animal reception center. Assistance dogs are excepted. The other direction is freer, so a round trip may need two different solutions.

## The 48 hours, and the 8 hours

On flights to, from and within the United States the airline may ask for the Department of Transportation's service-animal form, and for about 48 hours' notice. If you book later than that, you hand it in on the day and fly.

When a flight is scheduled to last 8 hours or more, the airline may also ask for a relief attestation: you declare that the dog will not need to relieve itself, or can do so without a risk to health. Look at every flight on its own; one of 7 hours needs none, and its connection of 8 and a half does.

## On the day

- Keep the meal small, the water normal, and the last walk long.
- Carry the papers in your hand baggage, as originals, and a photograph of each on your phone.
- Line the carrier with something absorbent that smells of home.
- Don't sedate a dog without your vet's word: many airlines refuse sedated animals, and at altitude it can be dangerous.
- Dogs with short noses suffer first from heat. Choose the morning flight and avoid the hold.

## If something goes wrong

For the law, a pet is baggage. The European Court of Justice said so in October 2025. The airline's liability is limited unless you made a special declaration of value at check-in. It feels cold to put a price on a friend. Do it all the same; it changes how carefully the booking is read.
`,
  sources: [
    {
      label: 'US Department of Transportation: service animals',
      href: 'https://www.transportation.gov/individuals/aviation-consumer-protection/service-animals',
    },
    { label: 'CDC: bringing a dog into the United States', href: 'https://www.cdc.gov/importation/dogs/' },
    {
      label: 'European Union: traveling with pets',
      href: 'https://europa.eu/youreurope/citizens/travel/carry/animal-plant/index_en.htm',
    },
    {
      label: 'Court of Justice of the European Union, judgment of October 16, 2025, C-218/24',
      href: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:62024CJ0218',
    },
  ],
} satisfies ArticleContent;
