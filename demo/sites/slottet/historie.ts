import { to } from '../../writing/marks.ts'
import { doubleBillboard, picture, relatedContent, textSection } from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { moenter, skib, slot } from './pictures.ts'

export const historie: readonly Page[] = [
  landingPage(
    'historie',
    { image: slot, tags: ['kongehuset', 'nyere-tid'] },
    {
      da: {
        title: 'Bygget for lånte penge',
        slug: 'historien',
        description:
          'Slottets historie i korte træk, fra et alt for højt tårn i 1591 til den dag, kustoden satte skiltet op.',
        modules: [
          textSection({
            title: 'Rosenvards slot',
            text: `
              Eskild Rosenvard og hans hustru Birgitte begyndte at bygge i 1583. Grunden var et næs, hvor der
              før stod en fiskerhytte og en galge. De byggede i røde sten med bånd af sandsten, satte kobber
              på spirene og skrev deres navne over porten. Birgittes står først. Det var hendes jord.

              I 1624 kunne arvingerne ikke betale kronens lån, og slottet skiftede ejer for en gæld, der var
              mindre end taget. Kongen kom om sommeren, når han kom.
            `,
          }),
          textSection({
            title: 'Alt det andet',
            text: `
              Under krigen 1658–60, da svenske tropper holdt Nordsjælland, boede der officerer i salene. De
              brændte panelerne i vagtsalen og skrev pænt tak på væggen. I 1731 slog lynet ned i det midterste
              spir, der blev ti meter lavere. Siden kom kaserne, lazaret og fra 1852 en landbrugsskole, som
              holdt grise i balsalen i én vinter.

              I 1921 åbnede museet. Den første billet kostede 25 øre og hænger i porten.
            `,
          }),
          picture(slot),
          doubleBillboard(
            {
              title: 'En kasse under gulvet',
              text: 'I 1934 fandt en tømrer 212 sølvmønter under kabinettets brædder.',
              link: to('sale', 'Se dem i kabinettet'),
              image: moenter,
            },
            {
              title: 'Skibene udenfor',
              text: 'Hvorfor der altid lå nogen og ventede.',
              link: to('sundet'),
              image: skib,
            },
          ),
          relatedContent('Læs videre', { Steder: ['kapellet', 'kasematterne', 'haven'] }),
        ],
      },
      en: {
        title: 'Built on borrowed money',
        slug: 'history',
        description:
          'The castle’s story in short, from a tower too tall in 1591 to the day the custodian put up the sign.',
        modules: [
          textSection({
            title: 'Rosenvard’s castle',
            text: `
              Eskild Rosenvard and his wife Birgitte began to build in 1583, on a spit of land that had held a
              fisherman’s hut and a gallows. They built in red brick with bands of sandstone, put copper on
              the spires and wrote their names over the gate. Birgitte’s comes first. It was her land.

              In 1624 the heirs could not repay the crown, and the castle changed hands for a debt smaller
              than its roof. The king came in summer, when he came.
            `,
          }),
          textSection({
            title: 'All the rest',
            text: `
              In the war of 1658–60, when Swedish troops held northern Zealand, officers lived in the halls.
              They burned the panelling of the guardroom and wrote a polite thank-you on the wall. In 1731
              lightning struck the middle spire, which became ten metres shorter. Then followed a barracks, a
              hospital and from 1852 a school of agriculture, which for one winter kept pigs in the ballroom.

              The museum opened in 1921. The first ticket cost 25 øre and hangs in the gate.
            `,
          }),
          picture(slot),
          doubleBillboard(
            {
              title: 'A box beneath the floor',
              text: 'In 1934 a carpenter found 212 silver coins under the boards of the cabinet.',
              link: to('sale', 'See them in the cabinet'),
              image: moenter,
            },
            {
              title: 'The ships outside',
              text: 'Why somebody was always waiting.',
              link: to('sundet'),
              image: skib,
            },
          ),
          relatedContent('Read on', { Places: ['kapellet', 'kasematterne', 'haven'] }),
        ],
      },
    },
  ),
  landingPage(
    'sundet',
    { parent: 'historie', image: skib, tags: ['nyere-tid', 'natur'] },
    {
      da: {
        title: 'Skibene betalte hos naboen',
        slug: 'historien/sundet',
        description:
          'I mere end fire hundrede år skulle alle, der sejlede gennem Øresund, betale told. Ikke her, men i Helsingør.',
        modules: [
          textSection({
            title: 'Told for at komme forbi',
            text: `
              Øresundstolden blev indført af Erik af Pommern i 1420’erne og opkrævet i Helsingør, hvor Sundet
              er smallest. Fra 1500-tallet betalte man også af lasten. Skipperen opgav selv, hvad den var
              værd, og kongen havde ret til at købe den til den pris. Det holdt de fleste ærlige.

              I perioder var tolden en af kronens største indtægter, og den gik direkte til kongen. Regnskaberne
              er bevaret i lange rækker og er en af Europas bedste kilder til, hvem der handlede med hvad.
            `,
          }),
          picture(skib, true),
          textSection({
            title: 'Slut i 1857',
            text: `
              De søfarende nationer købte sig fri med et engangsbeløb, og siden 1857 har Sundet været frit.
              Fra slottets have ser man stadig skibene gå forbi. De venter ikke mere, men nogle af dem flager.

              I balsalens østvindue er der ridset 61 skibe i ruderne med en diamant.
              Ingen ved, hvem der gjorde det, men vedkommende har haft god tid og kendt
              forskel på en fleute og en fregat.
            `,
            links: [to('taarnet', 'Se dem fra tårnet'), to('haven', 'Se dem fra haven')],
          }),
          relatedContent('I nærheden', { 'På slottet': ['historie', 'taarnet'] }),
        ],
      },
      en: {
        title: 'The ships paid next door',
        slug: 'history/the-sound',
        description:
          'For more than four hundred years everyone who sailed through the Sound paid a toll. Not here, but at Helsingør.',
        modules: [
          textSection({
            title: 'Paying to get past',
            text: `
              The Sound Toll was brought in by Eric of Pomerania in the 1420s and collected at Helsingør, where
              the water is narrowest. From the sixteenth century the cargo was charged as well. The skipper
              stated its value himself, and the king had the right to buy at that price. It kept most people
              honest.

              At times the toll was among the crown’s largest incomes, and it went straight to the king. The
              accounts survive in long rows and are among Europe’s best sources for who traded in what.
            `,
          }),
          picture(skib, true),
          textSection({
            title: 'Over in 1857',
            text: `
              The seafaring nations bought themselves off with a single payment, and since 1857 the Sound has
              been free. From the castle garden you still see the ships go by. They wait no longer, but some
              of them dip a flag.

              In the east window of the ballroom 61 ships are scratched into the panes
              with a diamond. Nobody knows by whom, but it was someone with time to
              spare who could tell a flute from a frigate.
            `,
            links: [
              to('taarnet', 'See them from the tower'),
              to('haven', 'See them from the garden'),
            ],
          }),
          relatedContent('Near by', { 'At the castle': ['historie', 'taarnet'] }),
        ],
      },
    },
  ),
]
