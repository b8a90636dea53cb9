import { to } from '../../writing/marks.ts'
import {
  accordion,
  contact,
  embed,
  iframeEmbed,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { mikrofon, skoletavle } from './prints.ts'

export const adgang: readonly Page[] = [
  landingPage(
    'tilgaengelighed',
    { parent: 'besoeg', tags: ['besoeg'] },
    {
      da: {
        title: 'Trin, grus og gode bænke',
        slug: 'besoeg/tilgængelighed',
        description:
          'Stenene og kirken kan nås uden trin. Toppen af højene kan ikke, og det skjuler vi ikke.',
        modules: [
          textSection({
            title: 'Sådan er terrænet',
            text: `
              Fra parkeringspladsen til runestenene er der 280 meter fast, plan belægning. Stien
              rundt om Nordhøjen er stampet grus og kan køres i tørt vejr. Op på højene fører **61
              og 48 trin** med gelænder i begge sider; der er ingen anden vej op.

              Fra besøgscentrets tagterrasse, som har elevator, ser man næsten det samme som fra
              toppen af Sydhøjen. Kikkerterne dér kan sænkes til siddehøjde.
            `,
          }),
          accordion('Godt at vide', {
            'Kan jeg låne en kørestol?':
              'Ja, to almindelige og én med brede hjul til græs. Ring dagen før, hvis du vil være sikker.',
            'Er der teleslynge?':
              'I filmsalen og ved skranken. Omviserne har en bærbar mikrofon med til dem, der ønsker det.',
            'Kan stenene mærkes?':
              'De rigtige står bag glas. Inde står en afstøbning i fuld størrelse, og den skal man røre ved.',
            'Hvor er toiletterne?':
              'I besøgscentrets stueetage, med et handicaptoilet og pusleplads. Uden for åbningstid er der et offentligt toilet ved Smededammen.',
            'Er der et roligt sted?':
              'Ja, rummet bag biblioteket. Sig til i skranken, så hænger vi et skilt på døren.',
          }),
          styledTextAndVisual({
            title: 'Hør det i stedet',
            text: `
              Lydguiden beskriver, hvad man ser, før den forklarer det. Den er indtalt langsomt og
              findes også som tekst.
            `,
            image: mikrofon,
            side: 'right',
            panel: true,
            link: to('lydguide', 'Om lydguiden'),
          }),
          contact(
            'Ring, før du kører',
            'Er du i tvivl om en sti, så går vi ud og ser på den.',
            'jelling-mette-lund',
          ),
        ],
      },
      en: {
        title: 'Steps, gravel and good benches',
        slug: 'visit/accessibility',
        description:
          'The stones and the church can be reached without a step. The tops of the mounds cannot.',
        modules: [
          textSection({
            title: 'The lie of the land',
            text: `
              From the car park to the rune stones it is 280 metres on a firm, level surface. The
              path around the North Mound is rolled gravel, passable on wheels in dry weather. **61
              and 48 steps** lead up the mounds, with handrails on both sides; there is no other
              way.

              The roof terrace of the visitor centre has a lift and nearly the same view. Its
              telescopes can be lowered to sitting height.
            `,
          }),
          accordion('Good to know', {
            'Can I borrow a wheelchair?':
              'Yes: two ordinary ones, and one with wide tyres for grass. Ring the day before to be certain.',
            'Is there a hearing loop?':
              'In the film room and at the desk. Guides carry a portable microphone for anyone who asks.',
            'May I touch the stones?':
              'The originals are behind glass. Indoors there is a full-size cast, and that one is meant for hands.',
            'Where are the lavatories?':
              'On the ground floor of the visitor centre, one of them accessible and with a changing table. Out of hours, use the public one by Smededammen.',
            'Is there somewhere quiet?':
              'The room behind the library. Tell us at the desk and we will put a sign on the door.',
          }),
          styledTextAndVisual({
            title: 'Hear it instead',
            text: `
              The audio guide describes what there is to see before it explains it. It is spoken
              slowly, and there is a printed transcript.
            `,
            image: mikrofon,
            side: 'right',
            panel: true,
            link: to('lydguide', 'About the audio guide'),
          }),
          contact(
            'Ring before you set off',
            'If you are unsure about a path, we will go and look at it.',
            'jelling-mette-lund',
          ),
        ],
      },
    },
  ),
  landingPage(
    'lydguide',
    { parent: 'tilgaengelighed', image: mikrofon, tags: ['besoeg', 'vikingetid'] },
    {
      da: {
        title: 'Elleve stop og ingen kø',
        slug: 'besoeg/tilgængelighed/lydguide',
        description:
          'Lydguiden ligger på din egen telefon. Den varer 45 minutter, hvis man går langsomt.',
        modules: [
          textSection({
            title: 'Sådan virker den',
            text: `
              Scan tegnet på pælen ved parkeringspladsen, eller bed om adressen i skranken. Der skal
              ikke hentes noget, og guiden virker også uden dækning, når den først er åbnet.

              1. Smededammen, hvor palisadens træ lå i vand
              2. Sydhøjen og kongen, der gravede forgæves
              3. Kirkegården og de to runesten
              4. Kirken og manden under gulvet
              5. Nordhøjen og det tomme kammer

              De seks andre stop følger palisaden rundt og kan springes over i dårligt vejr.
            `,
          }),
          iframeEmbed({
            title: 'Kort over lydguidens stop',
            url: 'https://example.org/jelling/lydguide-kort',
            width: 1200,
            height: 675,
          }),
          textSection({
            title: 'Stemmerne',
            text: `
              Arkæolog Søren Holm fortæller om det, der er fundet. Runerne læses op på runedansk, så
              man kan høre, hvor lidt og hvor meget der er ændret. Har du ingen høretelefoner, kan
              du låne et par, der er vasket.
            `,
            links: [
              to('tilgaengelighed', 'Adgang for alle'),
              to('monumenterne', 'Læs om monumenterne'),
            ],
          }),
        ],
      },
      en: {
        title: 'Eleven stops and no queue',
        slug: 'visit/accessibility/audio-guide',
        description: 'The guide runs on your own phone and takes 45 minutes at a slow walk.',
        modules: [
          textSection({
            title: 'How it works',
            text: `
              Scan the sign on the post in the car park, or ask for the address at the desk. There
              is nothing to install, and once opened it works without a signal.

              1. Smededammen, where the palisade timber lay in water
              2. The South Mound, and the king who dug in vain
              3. The churchyard and the two rune stones
              4. The church and the man beneath its floor
              5. The North Mound and the empty chamber

              The other six stops follow the palisade and can be skipped in bad weather.
            `,
          }),
          iframeEmbed({
            title: 'Map of the audio guide stops',
            url: 'https://example.org/jelling/audio-guide-map',
            width: 1200,
            height: 675,
          }),
          textSection({
            title: 'The voices',
            text: `
              Archaeologist Søren Holm tells you what has been found. The inscriptions are read in
              Runic Danish, so you can hear how little has changed, and how much. If you have no
              headphones we will lend you a clean pair.
            `,
            links: [
              to('tilgaengelighed', 'Access for all'),
              to('monumenterne', 'About the monuments'),
            ],
          }),
        ],
      },
    },
  ),
  landingPage(
    'grupper',
    { parent: 'besoeg', image: skoletavle, tags: ['skole', 'boern'] },
    {
      da: {
        title: 'Klasser, kor og pensionistforeninger',
        slug: 'besoeg/grupper',
        description: 'Vi viser rundt i al slags vejr og lader skoleelever hugge i rigtig granit.',
        modules: [
          styledTextAndVisual({
            title: 'Runeværkstedet',
            text: `
              For 3.–6. klasse. Eleverne lærer de seksten runer i den yngre futhark, staver deres
              navn med de bogstaver, der nu engang er, og hugger det i en granitskærv. Det larmer.
              Forløbet varer to timer og slutter ude ved stenene, hvor klassen læser de første ord
              selv.
            `,
            image: skoletavle,
            side: 'right',
          }),
          textSection({
            title: 'Omvisninger',
            text: `
              En omvisning tager en time og går fra Sydhøjen til Nordhøjen ad den længste vej. Vi
              viser rundt på dansk, engelsk og tysk. Sig til, hvis nogen går dårligt, så lægger vi
              ruten om.

              Bestil senest en uge før. I maj og juni, når alle klasser er på tur, må man ud i god
              tid.
            `,
            links: [to('billetter', 'Priser'), to('find-vej', 'Bus og tog')],
          }),
          accordion('Når I er mange', {
            'Hvor kan vi spise madpakker?':
              'I skuret ved parkeringspladsen, hvor der er plads til 60, eller på græsset. Ikke på højene.',
            'Hvor store må grupperne være?':
              'Op til 25 pr. omviser. Er I flere, deler vi jer, og den ene halvdel begynder bagfra.',
            'Hvad sker der i regnvejr?':
              'Vi går ud. Værkstedet ligger under tag, og vi har regnslag i børnestørrelser.',
            'Kan vi afbestille?':
              'Ja, gratis indtil to hverdage før. Derefter betaler I det halve.',
          }),
          embed('Meld gruppen til', 'gruppebesoeg-2027'),
          contact(
            'Bestil',
            'Skriv klassetrin, antal og to mulige datoer.',
            'jelling-anne-bech',
            'jelling-soeren-holm',
          ),
        ],
      },
      en: {
        title: 'Classes, choirs and walking clubs',
        slug: 'visit/groups',
        description: 'We guide in all weathers and let schoolchildren carve real granite.',
        modules: [
          styledTextAndVisual({
            title: 'The rune workshop',
            text: `
              For ages nine to twelve. Pupils learn the sixteen runes of the younger futhark, spell
              their names with whatever letters there are, and cut them into a chip of granite. It
              is noisy. The session takes two hours and ends at the stones, where the class reads
              the first words unaided.
            `,
            image: skoletavle,
            side: 'right',
          }),
          textSection({
            title: 'Guided tours',
            text: `
              A tour takes an hour, from the South Mound to the North by the longest way. We guide
              in Danish, English and German. If anyone in your party walks with difficulty, tell us
              and we will change the route.

              Book at least a week ahead. In May and June every school in Jutland is on the move.
            `,
            links: [to('billetter', 'Prices'), to('find-vej', 'Coach and train')],
          }),
          accordion('When there are many of you', {
            'Where can we eat packed lunches?':
              'In the shelter by the car park, which seats 60, or on the grass. Not on the mounds.',
            'How large may a group be?':
              'Up to 25 for each guide. Larger parties are divided, and one half starts from the other end.',
            'What if it rains?':
              'Out we go. The workshop is roofed, and we have capes in children’s sizes.',
            'Can we cancel?':
              'Free of charge until two working days before; after that, half price.',
          }),
          embed('Sign your group up', 'gruppebesoeg-2027'),
          contact(
            'Book',
            'Tell us the age of the group, how many, and two possible dates.',
            'jelling-anne-bech',
            'jelling-soeren-holm',
          ),
        ],
      },
    },
  ),
]
