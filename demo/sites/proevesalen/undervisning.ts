/** One of each page for schools, and what happens when an editor leaves something out. */
import {
  educationLevel,
  educationOverview,
  educationTheme,
  educationTopic,
  variant,
} from '../../writing/education.ts'
import { to } from '../../writing/marks.ts'
import { accordion, contact } from '../../writing/modules.ts'
import type { Page } from '../../writing/site.ts'
import { kartotek, skoletavle } from './prints.ts'

export const undervisning: readonly Page[] = [
  educationOverview(
    'undervisning',
    { image: skoletavle, tags: ['skole'] },
    {
      da: {
        title: 'En skoleklasse, der ikke er kommet',
        slug: 'undervisning',
        description:
          'Ét trin, ét tema og to forløb. Listen skal se færdig ud, også når den er så kort.',
        highlighted: ['proeve-forloeb-helt', 'proeve-forloeb-bart'],
        teacher: variant({
          description:
            'Læreren ser denne fane først. Den har en tekst, men hverken fakta eller materialer.',
        }),
        student: variant({ info: { Husk: 'Kun fakta på denne fane, ingen tekst' } }),
      },
      en: {
        title: 'A class that has not arrived',
        slug: 'education',
        description:
          'One level, one theme and two topics. The list must look finished, short as it is.',
        highlighted: ['proeve-forloeb-helt', 'proeve-forloeb-bart'],
        teacher: variant({
          description: 'Teachers see this tab first. It has a text, but no facts and no materials.',
        }),
        student: variant({ info: { Bring: 'Only facts on this tab, no text' } }),
      },
    },
  ),
  educationLevel(
    'proeve-trin',
    { parent: 'undervisning' },
    {
      da: {
        title: 'Alle trin på én gang',
        slug: 'undervisning/alle-trin',
        description: 'Et klassetrin uden billede og uden faner. Kun temaerne er tilbage.',
      },
      en: {
        title: 'Every age at once',
        slug: 'education/every-age',
        description: 'A level without a picture and without tabs. Only its themes are left.',
      },
    },
  ),
  educationTheme(
    'proeve-tema',
    { parent: 'proeve-trin', image: kartotek },
    {
      da: {
        title: 'Et tema med én fane',
        slug: 'undervisning/alle-trin/tema',
        description: 'Når der kun er noget til eleverne, står fanen alene.',
        student: variant({
          description: 'Du er den eneste, der har fået en tekst. Læreren må spørge dig.',
        }),
      },
      en: {
        title: 'A theme with a single tab',
        slug: 'education/every-age/theme',
        description: 'When there is only something for pupils, the tab stands alone.',
        student: variant({
          description: 'You are the only one who got a text. Your teacher will have to ask you.',
        }),
      },
    },
  ),
  educationTopic(
    'proeve-forloeb-helt',
    {
      parent: 'proeve-tema',
      image: skoletavle,
      tags: ['skole'],
      educationTags: ['topic', 'materials', 'hologram'],
      school: { mail: 'proeve@example.org', museum: { da: 'Prøvesalen', en: 'The Staging Room' } },
    },
    {
      da: {
        title: 'Alt udfyldt, og ét mærke, ingen kender',
        slug: 'undervisning/alle-trin/tema/alt-udfyldt',
        description:
          'Det tredje mærke hedder hologram. Det har ingen tekst, så det må ikke efterlade en tom plads.',
        duration: '17 minutter',
        sheet: {
          title: 'Et ark',
          tasks: ['Skriv noget.', 'Streg det ud igen.', 'Hvad stod der?'],
        },
        teacher: variant({
          description: `
            Her er både tekst, fakta, materialer og to moduler. Teksten har **fed**, *kursiv* og en
            [henvisning](moduler), og den er i to afsnit.

            Det andet afsnit er der, for at man kan se afstanden mellem dem.
          `,
          info: {
            Klassetrin: '0.–10. klasse',
            Varighed: '17 minutter',
            Pris: '0 kr.',
            Fag: 'Uanmeldt',
            'Plads til': 'En klasse, der står tæt',
            Sprog: 'Dansk, engelsk, tysk, svensk',
          },
          materials: [
            to(
              'office:reading/proevesalen/lang',
              'Undervisningsmaterialeoversigtsskemaudfyldelsesvejledning (pdf)',
            ),
            to('moduler'),
          ],
          modules: [
            accordion('Spørgsmål på en fane', {
              'Åbner den, når fanen er skjult?': 'Nej. Man kan ikke åbne det, man ikke ser.',
            }),
            contact(
              'Kontakt på en fane',
              'Den bør fylde det samme som andre steder.',
              'proevesalen-maja-bro',
            ),
          ],
        }),
        student: variant({
          description: 'Din fane er kortere end lærerens. Siden må ikke hoppe, når du skifter.',
          info: { Husk: 'Ingenting', 'Mød op': 'Her' },
        }),
      },
      en: {
        title: 'Everything filled in, and one tag nobody knows',
        slug: 'education/every-age/theme/filled-in',
        description:
          'The third tag is called hologram. It has no label, and it must not leave an empty place.',
        duration: '17 minutes',
        sheet: {
          title: 'A sheet',
          tasks: ['Write something.', 'Cross it out again.', 'What did it say?'],
        },
        teacher: variant({
          description: `
            Text, facts, materials and two modules. The text has **bold**, *italics* and a [link](moduler), and it
            comes in two paragraphs.

            The second is here to show the space between them.
          `,
          info: {
            Ages: '6–16',
            Duration: '17 minutes',
            Price: 'DKK 0',
            Subjects: 'Unannounced',
            'Room for': 'A class standing close',
            Language: 'Danish, English, German, Swedish',
          },
          materials: [to('moduler')],
          modules: [
            accordion('Questions on a tab', {
              'Does it open while the tab is hidden?': 'No. You cannot open what you do not see.',
            }),
            contact(
              'A contact on a tab',
              'It should take as much room as elsewhere.',
              'proevesalen-maja-bro',
            ),
          ],
        }),
        student: variant({
          description:
            'Your tab is shorter than the teacher’s. The page must not jump when you change.',
          info: { Bring: 'Nothing', 'Meet us': 'Here' },
        }),
      },
    },
  ),
  educationTopic(
    'proeve-forloeb-bart',
    { parent: 'proeve-tema', educationTags: ['hologram'] },
    {
      da: {
        title:
          'Undervisningsdifferentieringsforløbsplanlægningsvejledningen og det meget lange navn, som forløbet fik på et møde',
        slug: 'undervisning/alle-trin/tema/langt-navn',
        description:
          'Intet billede, ingen varighed, ingen faner og kun det mærke, ingen kender. Kortet skal være et kort alligevel.',
      },
      en: {
        title:
          'Interdisciplinary considerations on the overcomprehensiveness of extracurricular topic designations agreed upon at a meeting',
        slug: 'education/every-age/theme/long-name',
        description:
          'No picture, no duration, no tabs, and only the tag that nobody knows. The card must be a card all the same.',
      },
    },
  ),
]
