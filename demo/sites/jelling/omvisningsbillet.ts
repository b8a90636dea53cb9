import { to } from '../../writing/marks.ts'
import { ticket } from '../../writing/tickets.ts'
import { runesten } from './prints.ts'

export const omvisningsbillet = ticket(
  'omvisningsbillet',
  { parent: 'billetter', image: runesten, tags: ['besoeg'] },
  {
    da: {
      title: 'Omvisning med egen omviser',
      slug: 'besoeg/billetter-og-priser/omvisning',
      description:
        'Man går gratis rundt. Vil man gå rundt med nogen, der ved noget, koster det lidt.',
      variantsTitle: 'Vælg, hvordan I går',
      variants: [
        {
          title: 'På egen hånd',
          price: 0,
          description: 'Ude altid, inde i åbningstiden',
          score: 50,
        },
        { title: 'Åben omvisning', price: 0, description: 'Lørdag og søndag kl. 13', score: 40 },
        { key: 'hverdag', title: 'Gruppe, hverdage', price: 900, capacity: 25, score: 30 },
        { key: 'aften', title: 'Gruppe, aften og weekend', price: 1200, capacity: 25, score: 20 },
        {
          key: 'skole',
          title: 'Skoleklasse',
          price: 450,
          capacity: 28,
          description: 'Med runeværksted',
          score: 10,
        },
      ],
      variantsDisclaimer:
        'Bestil senest en uge før. Afbestilling er gratis indtil to hverdage før; derefter betaler I det halve.',
      benefitsTitle: 'Med en omviser får I',
      benefits: [
        'En time fra Sydhøjen til Nordhøjen',
        'Indskriften læst højt på runedansk',
        'En bærbar mikrofon, hvis nogen hører dårligt',
        'Kaffe til halv pris bagefter',
      ],
      purchase: to('office:booking/jelling/omviser', 'Book en omviser'),
      cta: to('grupper', 'Kommer I som klasse?'),
      faq: {
        'Skal man have billet til højene?': 'Nej. Der er ingen port at vise den ved.',
        'Hvilke sprog kan omviserne?': 'Dansk, engelsk og tysk. En af dem kan også sønderjysk.',
        'Går I i regnvejr?': 'Ja. Ved storm og torden flytter vi turen, og det koster ikke noget.',
        'Kan ruten lægges uden trin?':
          'Ja, [sig til på forhånd](tilgaengelighed). Så ser vi højene nedefra og fra tagterrassen.',
      },
    },
    en: {
      title: 'A guide of your own',
      slug: 'visit/tickets-and-prices/guided-tour',
      description: 'Walking round is free. Walking round with someone who knows costs a little.',
      variantsTitle: 'Choose how to go',
      variants: [
        {
          title: 'On your own',
          price: 0,
          description: 'Outdoors always, indoors while we are open',
          score: 50,
        },
        { title: 'Open tour', price: 0, description: 'Saturday and Sunday, 1 pm', score: 40 },
        { key: 'hverdag', title: 'Group, weekdays', price: 900, capacity: 25, score: 30 },
        {
          key: 'aften',
          title: 'Group, evenings and weekends',
          price: 1200,
          capacity: 25,
          score: 20,
        },
        {
          key: 'skole',
          title: 'School class',
          price: 450,
          capacity: 28,
          description: 'With the rune workshop',
          score: 10,
        },
      ],
      variantsDisclaimer:
        'Book a week ahead. You may cancel free of charge until two working days before; after that you pay half.',
      benefitsTitle: 'With a guide you get',
      benefits: [
        'An hour from the South Mound to the North',
        'The inscription read aloud in Runic Danish',
        'A portable microphone if anyone is hard of hearing',
        'Coffee at half price afterwards',
      ],
      purchase: to('office:booking/jelling/guide', 'Book a guide'),
      cta: to('grupper', 'Bringing a class?'),
      faq: {
        'Do I need a ticket for the mounds?': 'No. There is no gate to show it at.',
        'Which languages do you guide in?': 'Danish, English and German.',
        'Do you go out in the rain?': 'Yes. In a gale or thunder we move the tour at no cost.',
        'Can we avoid the steps?':
          'Yes, [tell us beforehand](tilgaengelighed). You then see the mounds from below and from the roof terrace.',
      },
    },
  },
)
