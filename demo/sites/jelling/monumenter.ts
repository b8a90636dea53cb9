import { print, to } from '../../writing/marks.ts'
import {
  billboardWithReference,
  doubleBillboard,
  picture,
  randomRelatedContent,
  relatedContent,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { aarringe, hoejeOgKirke, runesten, udgravning } from './prints.ts'

export const monumenter: readonly Page[] = [
  landingPage(
    'monumenterne',
    { image: hoejeOgKirke, tags: ['vikingetid', 'kongehuset'] },
    {
      da: {
        title: 'Én plan, to religioner og en hel slægt',
        slug: 'monumenterne',
        description:
          'Højene, stenene, skibssætningen, palisaden og kirken: bygget i løbet af få årtier og stadig til at gå rundt i.',
        linkListTitle: 'Gå direkte til',
        linkList: [to('runestenene'), to('hoejene'), to('palisaden'), to('kirken')],
        modules: [
          textSection({
            title: 'Geometri i græs',
            text: `
              I midten af 900-tallet blev Jelling ombygget efter en plan. Nordhøjens midte er også
              midten af en skibssætning på omkring 360 meter. Den er igen midten af en palisade med
              fire lige lange sider. Nogen har målt op med snor og pæl, og de har regnet rigtigt.

              Først kom den hedenske grav og skibet af sten. Så fulgte højene, palisaden, den store
              runesten og en kirke. Rækkefølgen diskuterer vi stadig, men det hele er sket inden for
              en menneskealder.

              I 1994 kom højene, runestenene og kirken på UNESCOs verdensarvsliste.
            `,
          }),
          doubleBillboard(
            {
              title: 'Runestenene',
              text: 'Gorms lille og Haralds store.',
              link: to('runestenene', 'Læs dem'),
              image: runesten,
            },
            {
              title: 'Højene',
              text: 'Den ene var en grav. Den anden er en gåde.',
              link: to('hoejene', 'Gå derop'),
              image: hoejeOgKirke,
            },
          ),
          billboardWithReference('palisaden', { image: udgravning }),
          relatedContent('Læs videre', {
            Vikingetid: { tag: 'vikingetid' },
            'Konger og dronninger': { tag: 'kongehuset' },
          }),
        ],
      },
      en: {
        title: 'One plan, two faiths and a family',
        slug: 'monuments',
        description:
          'Mounds, stones, ship setting, palisade and church: raised within a few decades and still there to walk through.',
        linkListTitle: 'Go straight to',
        linkList: [to('runestenene'), to('hoejene'), to('palisaden'), to('kirken')],
        modules: [
          textSection({
            title: 'Geometry in grass',
            text: `
              In the middle of the tenth century Jelling was rebuilt to a plan. The centre of the
              North Mound is also the centre of a ship setting about 360 metres long, and of a
              palisade with four equal sides. Someone measured it out with cord and pegs, and got it
              right.

              A pagan burial and a ship of stones came first. Then followed mounds, palisade, the
              great rune stone and a church. The exact order is still argued over, but all of it
              fits within one lifetime.

              The mounds, rune stones and church have been on UNESCO’s World Heritage List since
              1994.
            `,
          }),
          doubleBillboard(
            {
              title: 'The rune stones',
              text: 'Gorm’s small one and Harald’s large.',
              link: to('runestenene', 'Read them'),
              image: runesten,
            },
            {
              title: 'The mounds',
              text: 'One was a grave. The other is a riddle.',
              link: to('hoejene', 'Climb them'),
              image: hoejeOgKirke,
            },
          ),
          billboardWithReference('palisaden', { image: udgravning }),
          relatedContent('Read on', {
            'The Viking Age': { tag: 'vikingetid' },
            'Kings and queens': { tag: 'kongehuset' },
          }),
        ],
      },
    },
  ),
  landingPage(
    'hoejene',
    { parent: 'monumenterne', image: hoejeOgKirke, tags: ['vikingetid', 'kongehuset'] },
    {
      da: {
        title: 'En grav uden konge',
        slug: 'monumenterne/højene',
        description:
          'Nordhøjen gemte et tomt gravkammer. Sydhøjen gemte ingenting, og det er næsten mærkeligere.',
        modules: [
          textSection({
            title: 'Nordhøjen',
            text: `
              Højen er omkring 65 meter bred og bygget af græstørv. På toppen var der en dam, hvor
              byens folk hentede vand. I 1820 svandt vandet ind, og da de gravede efter kilden,
              ramte de egetømmer. Under dem lå et gravkammer.

              Det var brudt op i gammel tid, og ingen lå i det. Tilbage var rester af beslag og
              udskåret træ og et lille sølvbæger, kun få centimeter højt. Dets dyreornamentik har
              givet navn til en hel stilart, *jellingstilen*. Bægeret er i dag på
              [Nationalmuseet](nationalmuseet/front).

              Årringene i kammerets egeplanker viser, at træerne blev fældet i vinteren 958–59.
            `,
          }),
          picture(
            print('aarringe', aarringe.alt, {
              caption: {
                da: 'Hver ring er et år. En tør sommer er en smal ring.',
                en: 'Each ring is a year. A dry summer makes a narrow one.',
              },
            }),
          ),
          textSection({
            title: 'Sydhøjen',
            text: `
              Sydhøjen er den højeste, godt ti meter. Frederik 7., der holdt af arkæologi og af at
              være til stede, lod grave gange ind i den i 1861. Der var ingen grav. Senere
              udgravninger har heller ikke fundet nogen, men de fandt to rækker sten:
              skibssætningens sydlige ende.

              Måske er højen et minde og ikke en grav. Måske var den et sted at stå, når en konge
              skulle ses.
            `,
            links: [to('kongerne', 'Hvem var de?')],
          }),
          randomRelatedContent('Andre steder at gå hen'),
        ],
      },
      en: {
        title: 'A grave without a king',
        slug: 'monuments/mounds',
        description:
          'The North Mound held an empty chamber. The South Mound held nothing, which is almost stranger.',
        modules: [
          textSection({
            title: 'The North Mound',
            text: `
              It is some 65 metres across and built of turf. There used to be a pond on top, where
              villagers drew water. In 1820 it began to fail; digging for the spring, they struck
              oak. Beneath them was a burial chamber.

              It had been broken into long ago and nobody lay there. What remained were mounts, bits
              of carved wood and a silver cup only a few centimetres high. The animals on it gave
              their name to a whole manner of ornament, the *Jelling style*. The cup is now in [the
              National Museum](nationalmuseet/front).

              Growth rings in the planks show that the oaks were felled in the winter of 958–59.
            `,
          }),
          picture(
            print('aarringe', aarringe.alt, {
              caption: {
                da: 'Hver ring er et år. En tør sommer er en smal ring.',
                en: 'Each ring is a year. A dry summer makes a narrow one.',
              },
            }),
          ),
          textSection({
            title: 'The South Mound',
            text: `
              This is the taller, at over ten metres. King Frederik VII, who was fond of archaeology
              and of being present, had tunnels dug into it in 1861. There was no grave. Later
              excavations found none either, but they did find two lines of stones: the southern end
              of the ship setting.

              Perhaps the mound is a memorial rather than a tomb. Perhaps it was somewhere for a
              king to stand and be seen.
            `,
            links: [to('kongerne', 'Who were they?')],
          }),
          randomRelatedContent('Other places to go'),
        ],
      },
    },
  ),
]
