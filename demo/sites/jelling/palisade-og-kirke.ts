import { print, to } from '../../writing/marks.ts'
import {
  accordion,
  picture,
  statement,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { kirken, langhus, udgravning } from './prints.ts'

export const palisadeOgKirke: readonly Page[] = [
  landingPage(
    'palisaden',
    { parent: 'monumenterne', image: udgravning, tags: ['vikingetid', 'forskning'] },
    {
      da: {
        title: 'Hegnet, ingen kendte',
        slug: 'monumenterne/palisaden',
        description:
          'Et egehegn på 1.440 meter omgav monumenterne. Det blev først fundet i vores århundrede.',
        modules: [
          styledTextAndVisual({
            title: 'Mørke pletter på række',
            text: `
              Træ rådner, men hullet bliver siddende i jorden som en mørk plet. Fra 2006 fandt
              arkæologerne sådanne pletter nord for højene, i lange, lige rækker. De fulgte dem, så
              langt pengene rakte. I 2013 var billedet klart: fire sider på hver omkring 360 meter,
              samlet til en rombe med Nordhøjen i midten.
            `,
            image: udgravning,
            side: 'right',
          }),
          textSection({
            title: 'Dammen huskede',
            text: `
              I Smededammen syd for kirken havde vandet holdt luften væk, og dér stod stumper af
              palisadens egetømmer endnu. Træerne er fældet mellem 958 og 985, et af dem
              sandsynligvis omkring 968. Det er Harald Blåtands tid.

              Inden for hegnet fandt man tre huse af samme type som på ringborgene, bl.a.
              [Trelleborg](trelleborg/front) på Sjælland. De har de samme krumme vægge og den samme
              forkærlighed for lige linjer.
            `,
          }),
          statement(
            'Arealet indenfor svarer til omkring tyve fodboldbaner. Vi har fundet én port.',
          ),
          accordion('Spørgsmål, vi selv stiller', {
            'Var det en fæstning?':
              'Næppe. Der er ingen voldgrav, og hegnet er alt for langt til at forsvare. Det skulle ses.',
            'Hvem boede her?':
              'Det ved vi ikke. Der er fundet huse, men påfaldende få genstande. Måske boede her kun folk, når kongen kom.',
            'Hvor længe stod det?':
              'Ikke ret længe. Der er ingen tegn på, at palisaden nogensinde blev repareret.',
            'Hvad er de hvide søjler?':
              'En markering af palisaden fra 2013. De står, hvor egestolperne stod, også når det er midt i en have.',
          }),
        ],
      },
      en: {
        title: 'The fence no one knew',
        slug: 'monuments/palisade',
        description:
          'An oak fence 1,440 metres long enclosed the monuments. It was found only in this century.',
        modules: [
          styledTextAndVisual({
            title: 'Dark spots in a row',
            text: `
              Wood rots, but the hole stays in the soil as a dark stain. From 2006 archaeologists
              found such stains north of the mounds, in rows as long as the money lasted. By 2013
              the picture was clear: four sides of about 360 metres each, forming a rhombus with the
              North Mound at its centre.
            `,
            image: udgravning,
            side: 'right',
          }),
          textSection({
            title: 'The pond remembered',
            text: `
              In Smededammen, the pond south of the church, water had kept the air out, and stumps
              of the palisade were still standing. The oaks were felled between 958 and 985, one of
              them probably about 968: the reign of Harald Bluetooth.

              Inside were three houses of the kind known from the ring fortresses, such as
              [Trelleborg](trelleborg/front) on Zealand. They have the same curved walls and the
              same fondness for straight lines.
            `,
          }),
          statement(
            'The enclosure is about as large as twenty football pitches. We have found one gate.',
          ),
          accordion('Questions we ask ourselves', {
            'Was it a fortress?':
              'Hardly. There is no moat, and the fence is far too long to defend. It was there to be seen.',
            'Who lived here?':
              'We do not know. There are houses, but strikingly few objects. Perhaps people came only when the king did.',
            'How long did it stand?':
              'Not long. Nothing suggests that the palisade was ever repaired.',
            'What are the white posts?':
              'A marking from 2013. They stand where the oak stood, even in the middle of a garden.',
          }),
        ],
      },
    },
  ),
  landingPage(
    'kirken',
    { parent: 'monumenterne', image: kirken, tags: ['middelalder', 'kongehuset'] },
    {
      da: {
        title: 'Manden under gulvet',
        slug: 'monumenterne/kirken',
        description:
          'Kirken mellem højene er bygget omkring år 1100. Under den lå nogen i forvejen.',
        modules: [
          textSection({
            title: 'Kirke på kirke',
            text: `
              Den hvide stenkirke er fra omkring 1100. Under gulvet er der spor af ældre bygninger
              af træ og af et kammer med knoglerne af en midaldrende mand. Ved knoglerne lå
              guldtråde fra en fornem dragt og to remspidser med dyrehoveder.

              Mange mener, at det er Gorm, som Harald flyttede fra højen ind i kirken, da han havde
              skiftet tro. Det kan ikke bevises. I år 2000 blev knoglerne lagt tilbage under gulvet.
            `,
          }),
          picture(
            print(
              'altertavle',
              {
                da: 'Linoleumssnit: en middelalderlig altertavle med fløje og tændte lys.',
                en: 'Linocut: a medieval winged altarpiece with lit candles.',
              },
              {
                caption: {
                  da: 'Troen skiftede. Håndværket blev ved.',
                  en: 'The faith changed. The craftsmanship went on.',
                },
              },
            ),
          ),
          styledTextAndVisual({
            title: 'En kirke i brug',
            text: `
              Der er gudstjeneste hver søndag, og børn fra byen bliver døbt halvtreds skridt fra den
              sten, der fortæller om danernes dåb. Gå stille, tag huen af, og luk døren efter dig.
              Den står ellers og klaprer.
            `,
            image: langhus,
            side: 'left',
            panel: true,
            link: to('aabningstider', 'Hvornår er der åbent?'),
          }),
        ],
      },
      en: {
        title: 'The man beneath the floor',
        slug: 'monuments/church',
        description:
          'The church between the mounds was built about 1100. Someone lay there already.',
        modules: [
          textSection({
            title: 'Church upon church',
            text: `
              The white stone church dates from about 1100. Beneath its floor are traces of older
              wooden buildings, and of a chamber with the bones of a middle-aged man. With them lay
              gold thread from a costly garment and two strap ends shaped as animal heads.

              Many believe he is Gorm, moved from the mound into the church by a son who had changed
              his faith. It cannot be proved. In 2000 the bones were laid to rest again beneath the
              floor.
            `,
          }),
          picture(
            print(
              'altertavle',
              {
                da: 'Linoleumssnit: en middelalderlig altertavle med fløje og tændte lys.',
                en: 'Linocut: a medieval winged altarpiece with lit candles.',
              },
              {
                caption: {
                  da: 'Troen skiftede. Håndværket blev ved.',
                  en: 'The faith changed. The craftsmanship went on.',
                },
              },
            ),
          ),
          styledTextAndVisual({
            title: 'A church in use',
            text: `
              There is a service every Sunday, and children of the town are baptised fifty paces
              from the stone that tells of the baptism of the Danes. Walk quietly, take off your hat
              and close the door behind you. It rattles otherwise.
            `,
            image: langhus,
            side: 'left',
            panel: true,
            link: to('aabningstider', 'When is it open?'),
          }),
        ],
      },
    },
  ),
]
