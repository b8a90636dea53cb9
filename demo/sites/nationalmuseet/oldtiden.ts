import { lur } from '../../film/lur.ts'
import { exhibition } from '../../writing/exhibitions.ts'
import { to } from '../../writing/marks.ts'
import {
  attribution,
  billboard,
  imageDetail,
  picture,
  relatedContent,
  statement,
  styledTextAndVisual,
  textSection,
  video,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { egtvedpigen, krukker, lurblaesere, mosefund, offermose, solvogn, vaev } from './prints.ts'

const oldtiden = exhibition(
  'oldtiden',
  {
    parent: 'udstillinger',
    image: krukker,
    tags: ['oldtid'],
    period: { from: '2008-05-23' },
    ticketModule: 'dagsbillet',
  },
  {
    da: {
      title: 'Oldtiden, sal 1–24',
      slug: 'udstillinger/oldtiden',
      subtitle: 'Tolv tusind år uden bogstaver',
      location: { name: 'Sal 1–24', details: 'Stuen. Følg pilene i gulvet' },
      facts: { 'Sæt af': 'To timer, eller én med de fem ting' },
      related: ['solvognen', 'egtvedpigen', 'oldtid-paa-en-time'],
      description:
        'Fra rensdyrjægere ved isranden til runer i sten. Det meste af danmarkshistorien er ikke skrevet ned.',
      modules: [
        textSection({
          text: `
            De første mennesker kom hertil efter rensdyrene, da isen trak sig tilbage. De skrev ikke noget.
            Alt, hvad vi ved om dem, er læst ud af flint, knogler, pollen og huller, hvor der engang stod en
            stolpe.

            Salene følger tiden. Man går ind i **stenalderen**, drejer til højre ved **bronzealderen** omkring
            1700 f.Kr. og når **jernalderen** omkring 500 f.Kr. Delingen i tre er gjort her på museet: I
            1820’erne sorterede Christian Jürgensen Thomsen oldsagerne efter det, de var lavet af, og så, at
            rækkefølgen var en historie.
          `,
        }),
        styledTextAndVisual({
          title: 'Gaver til vandet',
          text: `
            Moserne bevarede det, som ager og plov slog i stykker. Her lå bronzelurer, kar af sølv, våben
            bøjet med vilje og sommetider mennesker. Meget af det blev lagt der som offer. Til hvem, ved vi
            ikke, men det var aldrig de næstbedste ting.
          `,
          image: mosefund,
          side: 'left',
          panel: true,
        }),
        billboard({
          title: 'Lurerne passer sammen to og to',
          text: 'Seks af dem blev gravet op af Brudevælte Mose i 1797. De kan stadig blæses.',
          image: lurblaesere,
          link: to('fem-ting', 'De er nummer fire af fem ting'),
        }),
        video(lur, 'da', {
          title: 'En lur i fem billeder',
          caption: 'Fra højen over mosen til båndoptageren. 36 sekunder.',
          poster: lurblaesere,
        }),
        relatedContent('Bliv i oldtiden', {
          Bronzealderen: ['solvognen', 'egtvedpigen'],
          'Fra jorden til os': ['danefae', 'om'],
        }),
      ],
    },
    en: {
      title: 'Prehistory, rooms 1–24',
      slug: 'galleries/prehistory',
      subtitle: 'Twelve thousand years without letters',
      location: { name: 'Rooms 1–24', details: 'Ground floor. Follow the arrows' },
      facts: { Allow: 'Two hours, or one with the five things' },
      related: ['solvognen', 'egtvedpigen', 'oldtid-paa-en-time'],
      description:
        'From reindeer hunters at the edge of the ice to runes in stone. Most Danish history was never written down.',
      modules: [
        textSection({
          text: `
            The first people came here after the reindeer, as the ice withdrew. They wrote nothing. All we
            know about them has been read out of flint, bones, pollen and the holes where posts once stood.

            The rooms follow time. You enter the **Stone Age**, turn right at the **Bronze Age** around 1700
            BC and reach the **Iron Age** around 500 BC. It was in this museum that prehistory was divided
            into three: in the 1820s Christian Jürgensen Thomsen sorted the antiquities by what they were made
            of, and saw that the order was a story.
          `,
        }),
        styledTextAndVisual({
          title: 'Gifts to the water',
          text: `
            The bogs kept what field and plough destroyed. In them lay bronze lurs, vessels of silver, weapons
            bent on purpose, and sometimes people. Much was laid there as an offering. To whom we do not
            know, but it was never the second best.
          `,
          image: mosefund,
          side: 'left',
          panel: true,
        }),
        billboard({
          title: 'The lurs belong together in pairs',
          text: 'Six were dug out of the bog at Brudevælte in 1797. They can still be played.',
          image: lurblaesere,
          link: to('fem-ting', 'Number four of the five things'),
        }),
        video(lur, 'en', {
          title: 'A lur in five pictures',
          caption:
            'From mound to bog to tape recorder. 36 seconds, in Danish with English captions.',
          poster: lurblaesere,
        }),
        relatedContent('Stay in prehistory', {
          'The Bronze Age': ['solvognen', 'egtvedpigen'],
          'From the soil to us': ['danefae', 'om'],
        }),
      ],
    },
  },
)

const solvognen = landingPage(
  'solvognen',
  {
    parent: 'oldtiden',
    image: solvogn,
    tags: ['oldtid', 'samling'],
    navigationColor: 'background',
  },
  {
    da: {
      title: 'Solvognen',
      slug: 'udstillinger/oldtiden/solvognen',
      description: 'En plov, en mose og en hest, der havde stået stille i tre tusind år.',
      modules: [
        textSection({
          text: `
            I september 1902 blev Trundholm Mose i Odsherred pløjet for første gang. Ploven stødte på noget,
            der lignede legetøj: en lille hest af bronze og en skive, der var gået løs. Manden bag ploven
            tog den med hjem, og den siges at have ligget på gården nogle dage, før nogen spurgte museet.

            Vognen er fra omkring 1400 f.Kr. Hesten er støbt hul over en kerne af ler. Skiven er to plader,
            lagt mod hinanden, og kun den ene har guld. Trækkes vognen mod højre, lyser den, som solen gør,
            når den går over himlen. Trækkes den mod venstre, er den mørk. De fleste mener, at det er
            meningen: Om natten skulle solen tilbage til sit udgangspunkt.

            Den blev slået i stykker, før den blev lagt i mosen. I 1998 fandt folk med metaldetektor flere
            stumper samme sted, blandt andet af hjulene.
          `,
        }),
        picture(offermose, true),
        statement('De, der lavede den, havde undret sig over, hvor solen er om natten.'),
        imageDetail({
          title: 'Tæl hjulene',
          text: 'Der er seks, som på den rigtige. Hesten går mod venstre, for et tryk bliver spejlvendt, og det glemte vi.',
          image: solvogn,
          rights: attribution,
        }),
        textSection({
          title: 'Se efter',
          text: `
            - Størrelsen. Vognen er omkring 60 cm lang; de fleste har tænkt sig den større.
            - Løkken under hestens hals. Her har der siddet en snor til skiven.
            - Øjnene, som er små skiver med stråler om.
            - Spiralerne på guldsiden. De er så ens, at man må have brugt et redskab til at slå dem med.
          `,
          links: [
            to('egtvedpigen'),
            to('fem-ting'),
            to('bevaring/front', 'Sådan passer vi på bronze'),
          ],
        }),
      ],
    },
    en: {
      title: 'The Sun Chariot',
      slug: 'galleries/prehistory/the-sun-chariot',
      description: 'A plough, a bog and a horse that had stood still for three thousand years.',
      modules: [
        textSection({
          text: `
            In September 1902 the bog of Trundholm in Odsherred was ploughed for the first time. The plough
            struck what looked like a toy: a small horse of bronze and a disc that had come loose. The man
            behind the plough took it home, where it is said to have lain for some days before anyone asked the museum.

            The chariot was made around 1400 BC. The horse was cast hollow over a core of clay. The disc is
            two plates laid together, and only one of them bears gold. Drawn to the right it shines, as the
            sun does on its way across the sky. Drawn to the left it is dark. Most people believe that this
            is the point: at night the sun had to be taken back to where it began.

            It was broken before it was laid in the bog. In 1998 people with metal detectors found more
            pieces on the same spot, among them parts of the wheels.
          `,
        }),
        picture(offermose, true),
        statement('Whoever made it had wondered where the sun goes at night.'),
        imageDetail({
          title: 'Count the wheels',
          text: 'There are six, as on the real one. The horse walks to the left because prints come out mirrored, which we forgot.',
          image: solvogn,
          rights: attribution,
        }),
        textSection({
          title: 'Look out for',
          text: `
            - The size. The chariot is about 60 cm long; most people had imagined it larger.
            - The loop beneath the horse’s neck. A cord once ran from it to the disc.
            - The eyes, which are small discs with rays around them.
            - The spirals on the golden side. They are so alike that some tool must have helped to make them.
          `,
          links: [
            to('egtvedpigen'),
            to('fem-ting'),
            to('bevaring/front', 'How we care for bronze'),
          ],
        }),
      ],
    },
  },
)

const pigen = landingPage(
  'egtvedpigen',
  { parent: 'oldtiden', image: egtvedpigen, tags: ['oldtid', 'samling'] },
  {
    da: {
      title: 'Egtvedpigens nederdel',
      slug: 'udstillinger/oldtiden/egtvedpigens-nederdel',
      description:
        'Hun blev højst 18 år. Knoglerne er væk, men håret, neglene og tøjet er her endnu.',
      modules: [
        textSection({
          text: `
            I 1921 ville en gårdmand ved Egtved have jævnet resterne af en gravhøj på sin mark. Han stødte på
            en kiste af en udhulet egestamme og gjorde det rigtige: Han skrev til museet. Træet i kisten blev
            fældet i 1370 f.Kr. Det kan man tælle sig til i årringene.

            I kisten lå en ung kvinde på et skind af okse, med et tæppe af uld over sig. Syren i det våde
            egetræ havde opløst knoglerne og bevaret næsten alt andet. Hun var 16–18 år og omkring 1,60 meter
            høj og havde kort, lyst hår. På maven bar hun en stor bælteplade af bronze med spiraler. Ved hendes
            fødder stod en spand af birkebark, som der havde været øl i, brygget med honning, bær og pors.
            Før kisten blev lukket, lagde nogen en blomstrende røllike ved. Derfor ved vi, at det var sommer.
          `,
        }),
        styledTextAndVisual({
          title: '38 centimeter snore',
          text: `
            Nederdelen er af snoet uld, bundet sammen forneden i en kant af løkker. Da den kom frem, vakte den
            røre: Så kort havde ingen tænkt sig fortiden. Bronzefigurer fra samme periode har den også på, så
            den var næppe hendes private påfund.
          `,
          image: vaev,
          side: 'left',
          panel: true,
        }),
        textSection({
          title: 'Hvor kom hun fra?',
          text: `
            Det er forskerne uenige om. Målinger af strontium i hår, tand og tøj blev i 2015 læst sådan, at hun
            var født langt mod syd og havde rejst meget. Andre har siden peget på, at kalk fra landbruget kan
            forstyrre de kort, man måler op imod. Spørgsmålet er åbent, og det må det gerne være.
          `,
          links: [to('forskning/front', 'Hvad forskningen kan måle'), to('solvognen')],
        }),
      ],
    },
    en: {
      title: 'The Egtved Girl’s skirt',
      slug: 'galleries/prehistory/the-egtved-girl',
      description:
        'She was eighteen at most. The bones are gone, but her hair, nails and clothes are still here.',
      modules: [
        textSection({
          text: `
            In 1921 a farmer near Egtved in Jutland wanted to level the rest of a burial mound in his field. He
            struck a coffin hollowed from an oak trunk and did the right thing: he wrote to the museum. The
            tree was felled in 1370 BC. One can count one’s way to it in the rings.

            In the coffin a young woman lay on an ox hide beneath a woollen blanket. The acid of the wet oak
            had dissolved her bones and preserved almost everything else. She was 16 to 18 years old, about
            1.60 metres tall, with short fair hair. At her waist she wore a large belt plate of bronze with
            spirals. By her feet stood a bucket of birch bark that had held beer, brewed with honey, berries
            and bog myrtle. Before the coffin was closed, someone laid a flowering yarrow in it, and so
            we know that it was summer.
          `,
        }),
        styledTextAndVisual({
          title: '38 centimetres of cord',
          text: `
            The skirt is of twisted wool, tied below in a border of loops. When it came to light it caused a
            stir: nobody had pictured the past as short as that. Bronze figures of the same period wear it
            too, so it can hardly have been an idea of her own.
          `,
          image: vaev,
          side: 'left',
          panel: true,
        }),
        textSection({
          title: 'Where was she from?',
          text: `
            Scholars disagree. In 2015, strontium in her hair, tooth and clothes was read to mean that she was
            born far to the south and had travelled widely. Others have since pointed out that lime spread on
            fields may disturb the maps against which one measures. The question is open, and it is allowed
            to be.
          `,
          links: [to('forskning/front', 'What research can measure'), to('solvognen')],
        }),
      ],
    },
  },
)

export const prehistory: readonly Page[] = [oldtiden, solvognen, pigen]
