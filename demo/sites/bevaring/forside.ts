import { closer, to } from '../../writing/marks.ts'
import {
  callToAction,
  doubleBillboard,
  randomRelatedContent,
  relatedContent,
  serviceList,
  statement,
  styledTextAndVisual,
  textRibbon,
} from '../../writing/modules.ts'
import { frontPage, notFoundPage } from '../../writing/site.ts'
import { aarringe, altertavle, konservator, magasin, moenter, mosefund, vaev } from './prints.ts'

export const front = frontPage(
  { image: konservator },
  {
    da: {
      title: 'Bevaring',
      description:
        'Ved Mølleåen i Brede arbejder tres konservatorer på, at intet sker. Det er sværere, end det lyder.',
      featured: [
        {
          page: 'vandtrae',
          kicker: 'Værkstederne',
          title: 'Træ, der er mest vand',
          lead: 'Tusind år i havbunden har gjort planken blød som ost. Den må ikke tørre, før vi siger til.',
          call: 'Se, hvordan',
          image: aarringe,
        },
        {
          page: 'kalkmalerier',
          kicker: 'Værkstederne',
          title: 'Under hvidtekalken',
          lead: 'I mange landsbykirker kigger middelalderen stadig frem, når man skraber forsigtigt.',
          call: 'Op på stilladset',
          image: altertavle,
        },
        {
          page: 'raad',
          kicker: 'Til dig derhjemme',
          title: 'Pas på bedstemors ting',
          lead: 'Mørkt, køligt, tørt og i fred. Resten er detaljer, men dem har vi også.',
          call: 'Få gode råd',
          image: moenter,
        },
      ],
      modules: [
        textRibbon(
          to('ydelser', 'Vi arbejder også for andre'),
          to('beredskab', 'Vandskade? Ring nu'),
          to('rundtur', 'Rundtur sidste fredag i måneden'),
        ),
        styledTextAndVisual({
          title: 'Helst så lidt som muligt',
          text: `
            En konservator gør ikke tingene nye. Vi standser det, der er ved at gå galt, og skriver op, hvad vi har gjort, så den
            næste kan gøre det om. Det bedste arbejde kan ikke ses og kan fjernes igen.
          `,
          image: konservator,
          link: to('etik', 'Vores ti linjer om etik'),
        }),
        relatedContent('Gå en tur i værkstederne', {
          Værksteder: ['vandtrae', 'metal', 'tekstil', 'kalkmalerier'],
          Råd: ['raad', 'fotografier', 'beredskab'],
          'Til et kvarter': ['viden-lade-vaere', 'viden-aarringe', 'viden-hvidtekalk'],
        }),
        doubleBillboard(
          {
            title: 'Møl kan ikke tåle minus tredive',
            text: 'Alt tekstil, der kommer ind i huset, får en uge i fryseren først. Også gæsternes kostumer.',
            image: closer(vaev),
            link: to('tekstil', 'Til tekstilværkstedet'),
          },
          {
            title: 'Jern ruster indefra',
            text: 'Det er saltet, der gør det.',
            image: mosefund,
            link: to('metal', 'Til metalværkstedet'),
          },
        ),
        statement(
          'Vi kan ikke stoppe tiden, men vi kan bede den gå stille.',
          'Ulla Skovgaard, bevaringschef',
          to('om', 'Hvem vi er'),
        ),
        serviceList('Det laver vi for andre', to('ydelser', 'Alle ydelser')),
        callToAction(
          'Har I en ting, der er ved at gå i stykker?',
          'Museer, kirker, kommuner og private kan få en vurdering. Et billede er nok til at begynde med.',
          to('ydelser', 'Se, hvad vi kan gøre'),
        ),
        randomRelatedContent('Mere fra bordene'),
      ],
    },
    en: {
      title: 'Conservation',
      description:
        'By the river at Brede, sixty conservators see to it that nothing happens. It is harder than it sounds.',
      featured: [
        {
          page: 'vandtrae',
          kicker: 'The workshops',
          title: 'Wood that is mostly water',
          lead: 'A thousand years in the seabed have made the plank as soft as cheese. It must not dry before we say so.',
          call: 'See how',
          image: aarringe,
        },
        {
          page: 'kalkmalerier',
          kicker: 'The workshops',
          title: 'Beneath the whitewash',
          lead: 'In many a village church the Middle Ages still look out if one scrapes with care.',
          call: 'Up on the scaffold',
          image: altertavle,
        },
        {
          page: 'raad',
          kicker: 'For you at home',
          title: 'Looking after grandmother’s things',
          lead: 'Dark, cool, dry and in peace. The rest is detail, and we have that too.',
          call: 'Get advice',
          image: moenter,
        },
      ],
      modules: [
        textRibbon(
          to('ydelser', 'We work for others too'),
          to('beredskab', 'Water damage? Call now'),
          to('rundtur', 'Tour on the last Friday of the month'),
        ),
        styledTextAndVisual({
          title: 'As little as possible',
          text: `
            A conservator does not make things new. We halt what is going wrong and write down what we did, so that the next
            person can undo it. The best work cannot be seen and can be taken away again.
          `,
          image: konservator,
          link: to('etik', 'Our ten lines on ethics'),
        }),
        relatedContent('Walk through the workshops', {
          Workshops: ['vandtrae', 'metal', 'tekstil', 'kalkmalerier'],
          Advice: ['raad', 'fotografier', 'beredskab'],
          'A quarter of an hour': ['viden-lade-vaere', 'viden-aarringe'],
        }),
        doubleBillboard(
          {
            title: 'Moths cannot bear thirty below',
            text: 'All cloth that enters the house first spends a week in the freezer. So do visiting costumes.',
            image: closer(vaev),
            link: to('tekstil', 'To the textile workshop'),
          },
          {
            title: 'Iron rusts from within',
            text: 'The salt is to blame.',
            image: mosefund,
            link: to('metal', 'To the metal workshop'),
          },
        ),
        statement(
          'We cannot stop time, but we can ask it to walk softly.',
          'Ulla Skovgaard, head of conservation',
          to('om', 'Who we are'),
        ),
        serviceList('What we do for others', to('ydelser', 'All services')),
        callToAction(
          'Is something of yours coming apart?',
          'Museums, churches, councils and private owners may ask for an opinion. A photograph will do to begin with.',
          to('ydelser', 'See what we can do'),
        ),
        randomRelatedContent('More from the benches'),
      ],
    },
  },
)

export const notFound = notFoundPage(
  { image: magasin },
  {
    da: {
      title: 'Denne side kunne ikke bevares',
      description: 'Vi gjorde, hvad vi kunne. Tilbage er et par løse stumper, der måske passer.',
      modules: [
        textRibbon(to('front', 'Forsiden'), to('vaerksteder'), to('raad')),
        randomRelatedContent('Bevaret i god stand'),
      ],
    },
    en: {
      title: 'This page could not be saved',
      description: 'We did what we could. What is left are a few loose pieces that may fit.',
      modules: [
        textRibbon(to('front', 'Front page'), to('vaerksteder'), to('raad')),
        randomRelatedContent('In good condition'),
      ],
    },
  },
)
