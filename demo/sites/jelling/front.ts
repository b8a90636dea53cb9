import { print, to } from '../../writing/marks.ts'
import {
  billboard,
  billboardWithReference,
  calendarTeaser,
  callToAction,
  relatedContent,
  statement,
  styledTextAndVisual,
  textRibbon,
} from '../../writing/modules.ts'
import { frontPage } from '../../writing/site.ts'
import { aarringe, hoejeOgKirke, kirken, runesten, udgravning } from './prints.ts'

export const front = frontPage(
  { image: hoejeOgKirke, tags: ['vikingetid', 'kongehuset'] },
  {
    da: {
      title: 'Kongernes Jelling',
      description:
        'To høje, to runesten og en hvid kirke. Stedet er åbent hele døgnet, hele året, og det koster ikke noget.',
      seo: {
        title: 'Kongernes Jelling: højene, runestenene og kirken',
        description: 'Besøg Gorms, Thyras og Haralds monumenter i Jelling ved Vejle. Altid åbent.',
      },
      featured: [
        {
          page: 'monumenterne',
          kicker: 'Altid åbent',
          title: 'Gå ind i en konges plan',
          lead: 'Højene, stenene og palisaden hører sammen. Man forstår det bedst til fods og gerne i blæsevejr.',
          call: 'Se monumenterne',
          image: hoejeOgKirke,
        },
        {
          page: 'haralds-sten',
          kicker: 'Runestenene',
          title: 'Stenen, der siger Danmark',
          lead: 'Tre sider, ét dyr, én Kristus og en konge, der ikke led af beskedenhed.',
          call: 'Læs stenen',
          image: runesten,
        },
        {
          page: 'palisaden',
          kicker: 'Fundet i mulden',
          title: 'Hegnet, ingen kendte',
          lead: 'I mere end tusind år lå 1.440 meter palisade glemt under plæner og villaveje.',
          call: 'Følg hegnet',
          image: udgravning,
        },
      ],
      modules: [
        textRibbon(
          to('aabningstider', 'Besøgscentrets åbningstider'),
          to('billetter', 'Gratis for alle'),
          to('omvisning', 'Omvisning lørdag og søndag kl. 13'),
          to('find-vej', 'Ti minutters gang fra toget'),
        ),
        styledTextAndVisual({
          title: 'Begynd på toppen',
          text: `
            Gå op på Sydhøjen. Herfra ser man det hele: kirken, stenene i deres glashuse, Nordhøjen
            på den anden side og de hvide søjler, der tegner palisaden hele vejen rundt.

            Det tager en halv time at gå turen rundt og en formiddag, hvis man læser skiltene.
            Hunde er velkomne i snor. Fårene er der allerede.
          `,
          image: kirken,
          side: 'right',
          link: to('fem-ting', 'Fem ting på en time'),
        }),
        calendarTeaser('I dag og i morgen', to('kalender', 'Se kalenderen')),
        billboardWithReference('viden-stenen', {
          title: 'Ingen kunne læse, hvad der stod',
          text: 'Stenen stod midt i byen med landets navn på. Det tog fire hundrede år at stave sig igennem.',
          image: runesten,
        }),
        statement(
          'Kong Harald bød gøre disse kumler efter Gorm, sin fader, og efter Thyra, sin moder.',
          'Begyndelsen på den store Jellingsten',
          to('haralds-sten', 'Se, hvordan den fortsætter'),
        ),
        relatedContent('Bliv klogere, før du går ud', {
          Monumenterne: ['runestenene', 'hoejene', 'palisaden', 'kirken'],
          'Din tur': ['fem-ting', 'lydguide', 'grupper', 'find-vej'],
          'Om stedet': ['om', 'frivillige', 'kongerne'],
        }),
        billboard({
          title: 'Året var 958, og egen faldt om vinteren',
          text: 'Træet i Nordhøjens gravkammer har talt sine ringe. Derfor kender vi næsten måneden.',
          link: to('hoejene', 'Hvad højene gemte'),
          image: aarringe,
        }),
        callToAction(
          'Kom med en klasse',
          'Vi har huggejern, granit og god tid. Eleverne får deres eget navn med hjem i runer.',
          to('grupper', 'Bestil et forløb'),
        ),
      ],
    },
    en: {
      title: 'Royal Jelling',
      description:
        'Two mounds, two rune stones and a white church. The site is open day and night, all year, and costs nothing.',
      featured: [
        {
          page: 'monumenterne',
          kicker: 'Always open',
          title: 'Walk into a king’s plan',
          lead: 'Mounds, stones and palisade belong together. They make most sense on foot, preferably in a wind.',
          call: 'See the monuments',
          image: hoejeOgKirke,
        },
        {
          page: 'haralds-sten',
          kicker: 'The rune stones',
          title: 'The stone that says Denmark',
          lead: 'Three sides, one beast, one Christ and a king not given to modesty.',
          call: 'Read the stone',
          image: runesten,
        },
        {
          page: 'palisaden',
          kicker: 'Found in the soil',
          title: 'The fence no one knew',
          lead: 'For more than a thousand years, 1,440 metres of palisade lay forgotten under lawns and side streets.',
          call: 'Follow the fence',
          image: udgravning,
        },
      ],
      modules: [
        textRibbon(
          to('aabningstider', 'Opening hours of the visitor centre'),
          to('billetter', 'Free for everyone'),
          to('omvisning', 'Tours on Saturday and Sunday at 1 pm'),
          to('find-vej', 'Ten minutes on foot from the train'),
        ),
        styledTextAndVisual({
          title: 'Start at the top',
          text: `
            Climb the South Mound first. From there you have all of it: the church, the stones in
            their glass cases, the North Mound opposite, and the white posts that trace the palisade
            around the edge.

            The full circuit takes half an hour, or a morning if you are a reader of signs. Dogs are
            welcome on a lead. The sheep live here.
          `,
          image: kirken,
          side: 'right',
          link: to('fem-ting', 'Five things in an hour'),
        }),
        calendarTeaser('Today and tomorrow', to('kalender', 'See the calendar')),
        billboardWithReference('viden-stenen', {
          title: 'Nobody could read what it said',
          text: 'It stood in the middle of the village with the country’s name on it. Spelling it out took four centuries.',
          image: runesten,
        }),
        statement(
          'King Harald ordered these monuments made in memory of Gorm, his father, and Thyra, his mother.',
          'The opening of the great Jelling stone',
          to('haralds-sten', 'How it goes on'),
        ),
        relatedContent('Before you set out', {
          'The monuments': ['runestenene', 'hoejene', 'palisaden', 'kongerne'],
          'Your visit': ['fem-ting', 'lydguide', 'grupper', 'find-vej'],
        }),
        billboard({
          title: 'The oak was felled in the winter of 958',
          text: 'The timber of the burial chamber has counted its own rings, so we can date it almost to the month.',
          link: to('hoejene', 'What the mounds held'),
          image: print('aarringe', aarringe.alt, { hotspot: [0.4, 0.5] }),
        }),
        callToAction(
          'Bring your class',
          'We have chisels, granite and plenty of time. Pupils take their own name home in runes.',
          to('grupper', 'Book a session'),
        ),
      ],
    },
  },
)
