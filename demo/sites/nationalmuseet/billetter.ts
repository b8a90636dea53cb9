import { to } from '../../writing/marks.ts'
import { accordion, styledTextAndVisual } from '../../writing/modules.ts'
import type { Page } from '../../writing/site.ts'
import { ticket, ticketOverview } from '../../writing/tickets.ts'
import { indgang, moenter, museumssal, skoletavle } from './prints.ts'

const billetter = ticketOverview(
  'billetter',
  {
    parent: 'besoeg',
    image: moenter,
    tags: ['besoeg'],
    tickets: ['dagsbillet', 'aarskort', 'gruppebillet'],
  },
  {
    da: {
      title: 'Billetter og priser',
      slug: 'besoeg/billetter',
      description: 'Én billet til hele huset, hele dagen. Er du under 18, koster det ikke noget.',
      call: to('office:tickets/nationalmuseet/dagsbillet', 'Køb billet'),
      modules: [
        styledTextAndVisual({
          title: 'Årskortet betaler sig tredje gang',
          text: `
            Med årskortet til {price aarskort en} går du uden om køen. Det gælder også på Frilandsmuseet, Krigsmuseet,
            Frihedsmuseet og de andre steder, som du finder nederst på siden. Kortet er personligt, men du må tage en
            ven med gratis én gang om måneden.
          `,
          image: museumssal,
          side: 'left',
          link: to('aarskort'),
        }),
        accordion('Før du betaler', {
          'Skal man bestille tid?': 'Nej. Kun rundvisninger og grupper bestiller på forhånd.',
          'Kan man betale med kontanter?': 'Ja, i billetsalget. Café og butik tager kun kort.',
          'Får man pengene tilbage, hvis man bliver syg?':
            'Ja, hvis du skriver senest dagen før. Samme dag flytter vi billetten til en anden dato.',
          'Er særudstillingen med i prisen?':
            'Ja. Vi sælger kun én slags dagsbillet, fordi vi ikke orkede at forklare de andre.',
        }),
      ],
    },
    en: {
      title: 'Tickets and prices',
      slug: 'visit/tickets',
      description: 'One ticket for the whole house, all day. If you are under 18 it costs nothing.',
      call: to('office:tickets/nationalmuseet/day-ticket', 'Buy a ticket'),
      modules: [
        styledTextAndVisual({
          title: 'The annual pass pays for itself on the third visit',
          text: `
            The pass, at {price aarskort en}, takes you past the queue. It is also good at the Open-Air Museum, the
            War Museum, the Museum of Resistance and the other places listed at the foot of this page. It is personal,
            but you may bring a friend for free once a month.
          `,
          image: museumssal,
          side: 'left',
          link: to('aarskort'),
        }),
        accordion('Before you pay', {
          'Do I have to book a time?': 'No. Only guided tours and groups are booked in advance.',
          'May I pay in cash?': 'At the ticket desk, yes. The café and the shop take cards only.',
          'Do I get a refund if I fall ill?':
            'Yes, if you write no later than the day before. On the day itself we move your ticket to another date.',
          'Are special exhibitions included?':
            'They are. We sell one kind of day ticket because explaining the others took too long.',
        }),
      ],
    },
  },
)

const dagsbillet = ticket(
  'dagsbillet',
  { parent: 'billetter', image: indgang, tags: ['besoeg'], tickets: ['aarskort', 'gruppebillet'] },
  {
    da: {
      title: 'Dagsbillet',
      slug: 'besoeg/billetter/dagsbillet',
      description: 'Hele huset fra åbning til klokken ringer. Man må gå ud og komme ind igen.',
      variantsTitle: 'Vælg billet',
      variants: [
        { title: 'Voksen', price: 120, score: 50 },
        { title: 'Ung, 18–26 år', price: 90, description: 'Også studerende med kort', score: 40 },
        { title: 'Barn og ung under 18 år', price: 0, score: 30 },
        { title: 'To voksne', price: 220, capacity: 2, score: 20 },
        { title: 'Ledsager', price: 0, description: 'Vis ledsagerkortet', score: 10 },
      ],
      variantsDisclaimer:
        'Billetten gælder den dag, der står på den. Torsdag aften efter kl. 17 koster den det halve i billetsalget.',
      benefitsTitle: 'Det er med',
      benefits: [
        'Alle samlinger og særudstillinger',
        'Trykværkstedet lørdag og søndag',
        'Lydguide på din egen telefon',
        'Garderobe og skab',
      ],
      purchase: to('office:tickets/nationalmuseet/dagsbillet', 'Køb dagsbillet'),
      cta: to('skoler', 'Skoleklasser kommer gratis ind'),
      faq: {
        'Skal jeg vælge et tidspunkt?': 'Nej, kun en dag. Kom, når du er vågen.',
        'Kan billetten vises på telefonen?':
          'Ja. Er den løbet tør for strøm, finder vi dig i listen.',
        'Kan jeg ændre datoen?':
          'Ja, indtil midnat dagen før. Derefter kan vi gøre det i [billetsalget](besoeg).',
      },
    },
    en: {
      title: 'Day ticket',
      slug: 'visit/tickets/day-ticket',
      description: 'The whole house from opening until the bell. You may leave and come back.',
      variantsTitle: 'Choose a ticket',
      variants: [
        { title: 'Adult', price: 120, score: 50 },
        { title: 'Aged 18–26', price: 90, description: 'Students with a card too', score: 40 },
        { title: 'Under 18', price: 0, score: 30 },
        { title: 'Two adults', price: 220, capacity: 2, score: 20 },
        { title: 'Companion', price: 0, description: 'Show the companion card', score: 10 },
      ],
      variantsDisclaimer:
        'The ticket is good on the day printed on it. On Thursdays after 5 pm it is half price at the desk.',
      benefitsTitle: 'Included',
      benefits: [
        'All galleries and special exhibitions',
        'The print workshop at weekends',
        'An audio guide on your own telephone',
        'Cloakroom and locker',
      ],
      purchase: to('office:tickets/nationalmuseet/day-ticket', 'Buy a day ticket'),
      cta: to('skoler', 'School classes come in free'),
      faq: {
        'Do I have to choose a time?': 'No, only a day. Come when you are awake.',
        'Can I show it on my phone?': 'Yes. If the battery is flat we find you on the list.',
        'Can I change the date?':
          'Yes, until midnight the day before. After that, [ask at the desk](besoeg).',
      },
    },
  },
)

const aarskort = ticket(
  'aarskort',
  { parent: 'billetter', image: museumssal, tags: ['besoeg'], tickets: ['dagsbillet'] },
  {
    da: {
      title: 'Årskort',
      slug: 'besoeg/billetter/årskort',
      description: 'Tolv måneder på alle gruppens museer. Fra den dag, du køber det.',
      variants: [
        { key: 'en', title: 'Årskort til én', price: 295, score: 3 },
        {
          title: 'Årskort til to',
          price: 495,
          capacity: 2,
          description: 'På samme adresse',
          score: 2,
        },
        { title: 'Ungt årskort', price: 195, description: '18–26 år', score: 1 },
      ],
      benefitsTitle: 'Kortet giver',
      benefits: [
        'Fri adgang på alle gruppens museer',
        'En gratis gæst en gang om måneden',
        'Ti procent i café og butik',
        'Plads på årskortaftenen i januar',
      ],
      purchase: to('office:tickets/nationalmuseet/aarskort', 'Køb årskort'),
      faq: {
        'Hvad hvis jeg taber kortet?':
          'Så laver vi et nyt. Det første er gratis, det andet koster 25 kr.',
        'Kan det gives væk?':
          'Ja, som gavekort. Året begynder, når kortet bliver brugt første gang.',
      },
    },
    en: {
      title: 'Annual pass',
      slug: 'visit/tickets/annual-pass',
      description: 'Twelve months at every museum of the group, from the day you buy it.',
      variants: [
        { key: 'en', title: 'Pass for one', price: 295, score: 3 },
        { title: 'Pass for two', price: 495, capacity: 2, description: 'At one address', score: 2 },
        { title: 'Young pass', price: 195, description: 'Aged 18–26', score: 1 },
      ],
      benefitsTitle: 'The pass gives you',
      benefits: [
        'Free entry to every museum of the group',
        'A free guest once a month',
        'Ten per cent off in café and shop',
        'A seat at the pass-holders’ evening in January',
      ],
      purchase: to('office:tickets/nationalmuseet/annual-pass', 'Buy a pass'),
      faq: {
        'What if I lose it?': 'We make another. The first is free, the second costs DKK 25.',
        'Can I give it away?': 'Yes, as a voucher. Its year begins when it is first used.',
      },
    },
  },
)

const gruppebillet = ticket(
  'gruppebillet',
  { parent: 'billetter', image: skoletavle, tags: ['besoeg'], tickets: ['dagsbillet'] },
  {
    da: {
      title: 'Gruppebillet',
      slug: 'besoeg/billetter/gruppe',
      description: 'Fra ti personer, med eller uden en af vores omvisere.',
      variantsTitle: 'Pris for gruppen',
      variants: [
        { title: 'Ti personer', price: 1000, capacity: 10 },
        { title: 'Tyve personer', price: 1900, capacity: 20 },
        {
          key: 'omviser',
          title: 'Omviser, en time',
          price: 950,
          description: 'Højst 25 personer',
          capacity: 25,
        },
      ],
      variantsDisclaimer: 'I weekenden koster en omviser 200 kr. mere. Det går til omviseren.',
      purchase: to('office:booking/nationalmuseet/gruppe', 'Bestil til en gruppe'),
      cta: to('grupper', 'Læs om besøg i gruppe'),
    },
    en: {
      title: 'Group ticket',
      slug: 'visit/tickets/group',
      description: 'For ten people and more, with or without one of our guides.',
      variantsTitle: 'Price for the group',
      variants: [
        { title: 'Ten people', price: 1000, capacity: 10 },
        { title: 'Twenty people', price: 1900, capacity: 20 },
        {
          key: 'omviser',
          title: 'Guide, one hour',
          price: 950,
          description: '25 people at most',
          capacity: 25,
        },
      ],
      variantsDisclaimer: 'At weekends a guide costs DKK 200 more. The guide gets it.',
      purchase: to('office:booking/nationalmuseet/group', 'Book for a group'),
      cta: to('grupper', 'About group visits'),
    },
  },
)

export const tickets: readonly Page[] = [billetter, dagsbillet, aarskort, gruppebillet]
