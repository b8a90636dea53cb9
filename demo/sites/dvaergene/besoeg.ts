import { waysTo } from '../../directions.ts'
import { print, to } from '../../writing/marks.ts'
import {
  accordion,
  contact,
  openingHours,
  picture,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page, practicalInfoOverview } from '../../writing/site.ts'
import { kaffebord, lygtetog, nisse } from './prints.ts'

const cykler = {
  da: 'Linoleumssnit: cykler i forskellige størrelser ved et rækværk.',
  en: 'Linocut: bicycles of various sizes at a railing.',
}

export const besoeg: readonly Page[] = [
  practicalInfoOverview(
    'besoeg',
    { image: nisse, tags: ['besoeg', 'boern', 'natur'] },
    {
      da: {
        title: 'Kom, men ikke alle på én gang',
        slug: 'besoeg',
        description:
          'Skoven er lille, og det er beboerne også. Her står, hvornår vi har åbent, og hvordan man opfører sig.',
        call: to('billetter', 'Priser og lygter'),
        modules: [
          openingHours('Åbent'),
          textSection({
            text: `
              Fra november til marts er stien lukket. Der skal være ro til at fyre og sove. Fredag og lørdag bliver
              vi længere, fordi nogen skal tænde lygterne til [aftenturen](aftentur).
            `,
          }),
          styledTextAndVisual({
            title: 'Herud',
            text: `
              Bussen fra Stege Busterminal mod klinten standser ved Lygtevej. Derfra er der otte minutters
              gang, det sidste stykke ad en sti. I bil kører man over Dronning Alexandrines Bro og bliver
              ved mod øst, til der ikke er mere ø. Adressen er Lygtevej 3, 4791 Borre. Cykler kan stå i læ;
              de små i den lave ende.

              ${waysTo('dvaergene', 'da')}
            `,
            image: print('cykler', cykler),
            side: 'left',
          }),
          accordion('God skik i skoven', {
            'Må man banke på?':
              'Ja. To bank, ikke flere. Vent så lige så længe, som man selv ville være om at finde sine sko.',
            'Må man kigge ind?': 'Ad ruden, ja. Hvis gardinet er trukket for, er det trukket for.',
            'Må vi lægge noget ved døren?':
              'Nødder og knapper er der tradition for. Slik tiltrækker mårer.',
            'Må hunden komme med?': 'I snor. Den får sin egen lygte, hvis den vil have en.',
            'Hvad gør vi i regn?': 'Går langsommere. Stien er af grus, og bøgene tager det værste.',
          }),
          styledTextAndVisual({
            title: 'Køkkenet',
            text: 'Der er kakao, kaffe og én slags kage om dagen. Kopperne findes i to størrelser. Den lille er ikke for børn; den er for dem, der har travlt.',
            image: kaffebord,
            panel: true,
          }),
          contact(
            'Spørg Karen',
            'Ring helst om formiddagen. Om eftermiddagen er hun ude at feje.',
            'dvaergene-karen-friis',
          ),
        ],
      },
      en: {
        title: 'Do come, but not all at once',
        slug: 'visit',
        description:
          'The wood is small, and so are its residents. When we are open, and how to behave.',
        call: to('billetter', 'Prices and lanterns'),
        modules: [
          openingHours('Open'),
          textSection({
            text: `
              From November until March the path is closed. People need peace to keep warm and sleep. On Fridays and
              Saturdays we stay longer, since somebody has to light the lanterns for [the evening walk](aftentur).
            `,
          }),
          styledTextAndVisual({
            title: 'Getting here',
            text: `
              The bus from Stege bus terminal to the cliff stops at Lygtevej. From there it is eight minutes
              on foot, the last of it on a path. By car, cross the Queen Alexandrine Bridge and keep going
              east until you run out of island. The address is Lygtevej 3, 4791 Borre. There is shelter for
              bicycles, with a low end for small ones.

              ${waysTo('dvaergene', 'en')}
            `,
            image: print('cykler', cykler),
            side: 'left',
          }),
          accordion('Manners in the wood', {
            'May we knock?':
              'Yes. Two knocks, no more. Then wait as long as it would take you to find your shoes.',
            'May we look in?': 'Through the pane, yes. If the curtain is drawn, it is drawn.',
            'May we leave something at the door?':
              'Nuts and buttons are traditional. Sweets attract martens.',
            'Can the dog come?': 'On a lead. It may have a lantern of its own if it wants one.',
            'And if it rains?':
              'Walk more slowly. The path is gravel and the beeches take the worst of it.',
          }),
          styledTextAndVisual({
            title: 'The kitchen',
            text: 'Cocoa, coffee and one kind of cake a day. Cups come in two sizes. The small one is not for children; it is for people in a hurry.',
            image: kaffebord,
            panel: true,
          }),
          contact(
            'Ask Karen',
            'Ring in the morning if you can. In the afternoon she is out sweeping.',
            'dvaergene-karen-friis',
          ),
        ],
      },
    },
  ),
  landingPage(
    'billetter',
    { parent: 'besoeg', image: lygtetog, tags: ['besoeg'] },
    {
      da: {
        title: 'Billetten er en lygte',
        slug: 'besoeg/billetter',
        description: 'Man betaler for lyset. Skoven er gratis.',
        modules: [
          textSection({
            title: 'Hvad det koster',
            text: `
              - Stor lygte: **60 kr.**
              - Lille lygte: **30 kr.**
              - Ingen lygte, i dagslys: **gratis**
              - Aftentur med Niels, fredag og lørdag: **90 kr.** for store og **45 kr.** for små
              - Børnehaver på hverdage: **200 kr.** for hele flokken

              Valget mellem stor og lille er frit og har ikke noget med alder at gøre. Lygterne
              virker på batteri. Levende lys hører ikke hjemme i tørt løv.
            `,
            links: [to('natten', 'Om aftenturene')],
          }),
          picture(
            print(
              'nisse',
              {
                da: 'Linoleumssnit: en lille skikkelse med hue går med sin lygte gennem sneen mod en gård.',
                en: 'Linocut: a small figure in a cap walks with his lantern through the snow towards a farm.',
              },
              {
                caption: {
                  da: 'En nisse. Nisser er noget andet, og de bor på gårde. Vi nævner det, fordi nogen altid spørger.',
                  en: 'A nisse, or farm sprite. They are something else and live on farms. We mention it because someone always asks.',
                },
              },
            ),
          ),
          textSection({
            title: 'Hvor går pengene hen?',
            text: 'Til grus, batterier og nye hængsler. De sidste er svære at skaffe i den størrelse.',
          }),
        ],
      },
      en: {
        title: 'Your ticket is a lantern',
        slug: 'visit/tickets',
        description: 'You pay for the light. The wood is free.',
        modules: [
          textSection({
            title: 'What it costs',
            text: `
              - Large lantern: **DKK 60**
              - Small lantern: **DKK 30**
              - No lantern, in daylight: **free**
              - Evening walk with Niels, Friday and Saturday: **DKK 90** large, **DKK 45** small
              - Nursery groups on weekdays: **DKK 200** for the lot

              Large or small is up to you and has nothing to do with age. The lanterns run on
              batteries: candles do not belong among dry leaves.
            `,
            links: [to('natten', 'About the evening walks')],
          }),
          picture(
            print(
              'nisse',
              {
                da: 'Linoleumssnit: en lille skikkelse med hue går med sin lygte gennem sneen mod en gård.',
                en: 'Linocut: a small figure in a cap walks with his lantern through the snow towards a farm.',
              },
              {
                caption: {
                  da: 'En nisse. Nisser er noget andet, og de bor på gårde. Vi nævner det, fordi nogen altid spørger.',
                  en: 'A nisse, or farm sprite. They are something else and live on farms. We mention it because someone always asks.',
                },
              },
            ),
          ),
          textSection({
            title: 'Where the money goes',
            text: 'Gravel, batteries and new hinges. The hinges are hard to come by in that size.',
          }),
        ],
      },
    },
  ),
]
