import { to } from '../../writing/marks.ts'
import { accordion, openingHours, picture, relatedContent } from '../../writing/modules.ts'
import type { Page } from '../../writing/site.ts'
import { ticket, ticketOverview } from '../../writing/tickets.ts'
import { doer, kaffe } from './pictures.ts'

export const billetter: readonly Page[] = [
  ticketOverview(
    'billetter',
    { parent: 'besoeg', image: kaffe, tags: ['besoeg'], tickets: ['billet-med-tid', 'aarskort'] },
    {
      da: {
        title: 'Billetter og tider',
        slug: 'besoeg/billetter',
        description:
          'Vi lukker 40 ind hvert tyvende minut. I weekender og ferier er der tit udsolgt dagen før.',
        modules: [
          openingHours('Åbent'),
          accordion('Når tiden er optaget', {
            'Der er udsolgt. Hvad gør jeg?':
              'Se igen kl. 8 samme morgen. Der kommer afbud hver dag, og de bliver lagt ud på én gang.',
            'Kan jeg møde op uden billet?':
              'Ja, men vi kan ikke love noget. På hverdage før kl. 11 går det som regel.',
            'Jeg kommer for sent':
              'I tyve minutter er der ingen, der løfter et øjenbryn. Derefter venter du på næste hul.',
            'Kan jeg flytte min tid?': 'Ja, én gang, indtil en time før.',
            'Hvad med grupper?':
              'Over ti personer: skriv til os. [Skoleklasser](skoler) har deres egne tider.',
          }),
          picture(kaffe),
          relatedContent('Godt at vide', {
            'Før besøget': ['svaert-stof', 'tilgaengelighed', 'skaermede-timer'],
          }),
        ],
      },
      en: {
        title: 'Tickets and times',
        slug: 'visit/tickets',
        description:
          'We admit forty people every twenty minutes. Weekends and holidays often sell out the day before.',
        modules: [
          openingHours('Open'),
          accordion('When your time is taken', {
            'It is sold out. What now?':
              'Look again at 8 am on the day. There are cancellations every day, released all at once.',
            'May I come without a ticket?':
              'Yes, but we can promise nothing. On weekdays before 11 am it mostly works.',
            'I am late':
              'For twenty minutes nobody will raise an eyebrow. After that you wait for the next gap.',
            'Can I move my time?': 'Yes, once, until an hour before.',
            'What about groups?':
              'More than ten: write to us. [School classes](skoler) have times of their own.',
          }),
          picture(kaffe),
          relatedContent('Good to know', {
            'Before you come': ['svaert-stof', 'tilgaengelighed', 'skaermede-timer'],
          }),
        ],
      },
    },
  ),
  ticket(
    'billet-med-tid',
    { parent: 'billetter', image: doer, tags: ['besoeg'], tickets: ['aarskort'] },
    {
      da: {
        title: 'Billet med tid',
        slug: 'besoeg/billetter/billet-med-tid',
        description: 'Du vælger, hvornår du går ned. Hvornår du går op, bestemmer du selv.',
        variantsTitle: 'Pris',
        variants: [
          { key: 'voksen', title: 'Voksen', price: 110, score: 4 },
          { title: 'Studerende', price: 85, description: 'Med kort', score: 3 },
          { title: 'Under 18 år', price: 0, description: 'Skal også have en tid', score: 2 },
          { title: 'Ledsager', price: 0, description: 'Med ledsagerkort', score: 1 },
        ],
        variantsDisclaimer: 'Sidste indgang er en time før lukketid.',
        benefitsTitle: 'Billetten giver',
        benefits: ['Begge udstillinger', 'Lydguide på dansk, engelsk og tysk', 'Skab til tasken'],
        purchase: to('office:booking/frihedsmuseet/tid', 'Bestil tid'),
        cta: to('skoler', 'Skoleklasser bestiller her'),
        faq: {
          'Hvor længe må vi blive?': 'Til vi lukker. De fleste bruger halvanden time.',
          'Er det egnet for børn?': 'Fra ti år. Læs først [om det svære](svaert-stof).',
        },
      },
      en: {
        title: 'Ticket with a time',
        slug: 'visit/tickets/timed-ticket',
        description: 'You choose when to go down. When you come up is for you to decide.',
        variantsTitle: 'Price',
        variants: [
          { key: 'voksen', title: 'Adult', price: 110, score: 4 },
          { title: 'Student', price: 85, description: 'With a card', score: 3 },
          { title: 'Under 18', price: 0, description: 'Needs a time as well', score: 2 },
          { title: 'Companion', price: 0, description: 'With a companion card', score: 1 },
        ],
        variantsDisclaimer: 'Last entry is an hour before we close.',
        benefitsTitle: 'The ticket gives you',
        benefits: ['Both exhibitions', 'Audio guide in Danish, English and German', 'A locker'],
        purchase: to('office:booking/frihedsmuseet/time', 'Book a time'),
        cta: to('skoler', 'School classes book here'),
        faq: {
          'How long may we stay?': 'Until we close. Most people take an hour and a half.',
          'Is it suitable for children?':
            'From ten. Read [about the hard parts](svaert-stof) first.',
        },
      },
    },
  ),
  ticket(
    'aarskort',
    { parent: 'billetter', tags: ['besoeg'] },
    {
      da: {
        title: 'Årskort',
        slug: 'besoeg/billetter/årskort',
        description: 'Bestil tid så tit, du vil, uden at betale igen.',
        variants: [{ title: 'Årskort', price: 260 }],
        benefits: ['Fri adgang i et år', 'Forsalg til den 4. maj', 'Bladet fire gange om året'],
        purchase: to('office:tickets/frihedsmuseet/aarskort', 'Køb årskort'),
      },
      en: {
        title: 'Annual pass',
        slug: 'visit/tickets/annual-pass',
        description: 'Book as often as you like without paying again.',
        variants: [{ title: 'Annual pass', price: 260 }],
        benefits: ['Entry for a year', 'Early booking for 4 May', 'The paper four times a year'],
        purchase: to('office:tickets/frihedsmuseet/annual-pass', 'Buy a pass'),
      },
    },
  ),
]
