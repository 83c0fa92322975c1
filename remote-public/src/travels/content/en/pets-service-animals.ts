import type { TravelKindContent } from '../travel-kind-content.ts';

export default {
  lead: 'In the cabin, in the hold, or beside you as a working dog: three different bookings, three sets of papers. We tell you which one is yours, and by when.',
  offers: [
    'Airlines and aircraft chosen by your animal’s real size and weight, carrier included, not by the brochure.',
    'The animal’s place confirmed by the airline before you pay: most flights take only a handful in the cabin.',
    'A calendar of vaccinations, certificates and forms counted back from your date, for both directions.',
    'Service-dog forms for flights to, from and within the United States, filled in together and sent in time.',
    'Advice on breeds with short noses, on heat limits and on the quieter routing.',
  ],
  documents: [
    'Microchip number and vaccination record, rabies included.',
    'Inside the European Union: the EU pet passport for residents of the EU. Arriving from elsewhere: an animal health certificate issued at most 10 days before arrival.',
    'For dogs entering the United States: the receipt of the CDC Dog Import Form; the dog must be at least six months old and have a microchip.',
    'For service dogs on US flights: the Service Animal Air Transportation Form of the Department of Transportation.',
    'A relief attestation for flights over 8 hours, which the airline may ask for where US rules apply.',
    'Measures and weight of the animal inside its carrier.',
  ],
  considerations: [
    'Service animals must be dogs, trained for a task, and the airline may ask for about 48 hours’ notice. If you book later than that, the forms can be handed in on the day.',
    'Emotional-support animals travel as pets with US and European airlines.',
    'Cabin limits differ: 8 kg with the carrier at Iberia, 10 kg at Volotea, no pets at all at Ryanair and easyJet, which accept assistance dogs only.',
    'No pets enter the United Kingdom in the cabin or as checked baggage; they arrive as cargo. Assistance dogs are excepted. Leaving the UK in the cabin can be possible.',
    'A puppy needs time: rabies vaccination from 12 weeks of age and 21 days more before it may enter the EU.',
    'Dogs bound for Finland, Ireland, Malta, Norway or the United Kingdom need tapeworm treatment between 120 and 24 hours before arrival.',
    'By law an animal counts as baggage when something goes wrong. A declaration of higher value at check-in raises the airline’s limit.',
  ],
  notice: [
    { when: 'Four months before', what: 'Start with the rabies vaccination if it has lapsed or was never given.' },
    { when: '10 days before', what: 'Health certificate from the official vet, for arrivals from outside the EU.' },
    { when: '120 to 24 hours before', what: 'Tapeworm treatment, where the destination asks for it.' },
    { when: '48 hours before', what: 'Service-dog forms at the airline.' },
  ],
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
    { label: 'Iberia: assistance dogs', href: 'https://www.iberia.com/ie/en/assistance-dog/' },
  ],
} satisfies TravelKindContent;
