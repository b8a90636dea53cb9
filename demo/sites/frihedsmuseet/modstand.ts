import { to } from '../../writing/marks.ts'
import {
  billboard,
  billboardWithReference,
  contact,
  picture,
  podcastTeaser,
  relatedContent,
  statement,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { cykler, nedkastning, presse, sender, senderNaer } from './pictures.ts'

export const modstand: readonly Page[] = [
  landingPage(
    'illegale-blade',
    { parent: 'besaettelsen', image: presse, tags: ['besaettelse', 'haandvaerk'] },
    {
      da: {
        title: 'Trykt i en kælder',
        slug: 'besættelsen/illegale-blade',
        description:
          'Aviserne var censureret. Så begyndte folk at lave deres egne, på duplikatorer, håndpresser og om natten.',
        modules: [
          textSection({
            title: 'Fra hånd til hånd',
            text: `
              De første blade var få sider, skrevet på maskine og duplikeret i en stue. *De frie
              Danske* udkom fra slutningen af 1941, *Frit Danmark* fra foråret 1942, og kommunisternes
              *Land og Folk* samlede lokale blade fra hele landet. Da krigen sluttede, var der udkommet
              flere hundrede titler, og de største blev trykt i mange tusind eksemplarer ad gangen.

              Et blad gik gennem ti hænder, før det blev brændt. Man lagde det i en madpakke, i en
              barnevogn eller i posten med en forretnings navn bagpå.
            `,
          }),
          picture(presse),
          styledTextAndVisual({
            title: 'Lyden af en presse',
            text: `
              En trykpresse larmer. Man trykte, når der var undervisning i musiklokalet, når nabofabrikken
              kørte, eller man anskaffede sig en hund. Papir var rationeret, så det blev skaffet af
              nogen, der arbejdede et sted med meget papir. Det var tit et kontor under staten.
            `,
            image: sender,
            side: 'right',
          }),
          textSection({
            title: 'Prisen',
            text: `
              Bladfolk blev arresteret og deporteret, og flere kom ikke hjem. På museet ligger den
              sidste side fra en presse i Aarhus. Sætningen i nederste linje er ikke færdig.
            `,
          }),
          billboardWithReference('radiosenderen'),
        ],
      },
      en: {
        title: 'Printed in a cellar',
        slug: 'the-occupation/illegal-papers',
        description:
          'The newspapers were censored. So people made their own, on duplicators and hand presses, at night.',
        modules: [
          textSection({
            title: 'From hand to hand',
            text: `
              The first papers were a few pages, typed and duplicated in somebody’s sitting room. *De
              frie Danske* appeared from late 1941, *Frit Danmark* from the spring of 1942, and the
              communist *Land og Folk* brought together local papers from all over the country. By the
              end of the war there had been several hundred titles, the largest printed in many
              thousands at a time.

              A copy passed through ten pairs of hands before it was burned. It went in a lunch box, in
              a pram, or by post with a shop’s name on the back.
            `,
          }),
          picture(presse),
          styledTextAndVisual({
            title: 'The sound of a press',
            text: `
              A printing press is loud. You printed while the music room was in use or the factory next
              door was running, or else you got a dog. Paper was rationed, so it was found by someone
              who worked where there was plenty. Often that was a government office.
            `,
            image: sender,
            side: 'right',
          }),
          textSection({
            title: 'The price',
            text: `
              People of the papers were arrested and deported, and several did not return. The museum
              has the last sheet from a press in Aarhus. The sentence in its bottom line is not
              finished.
            `,
          }),
          billboardWithReference('radiosenderen'),
        ],
      },
    },
  ),
  landingPage(
    'radiosenderen',
    { parent: 'besaettelsen', image: sender, tags: ['besaettelse', 'samling'] },
    {
      da: {
        title: 'En telefonbog, der kunne tale',
        slug: 'besættelsen/radiosenderen',
        description:
          'De engelske sendere var store som kufferter. Så byggede en dansk ingeniør en, der kunne stå på en hylde.',
        modules: [
          textSection({
            title: 'Duus Hansens apparat',
            text: `
              Ingeniøren L.A. Duus Hansen arbejdede hos Bang & Olufsen og var i hemmelighed
              radioekspert for den britiske organisation SOE. Han konstruerede en sender, der ikke var
              større end Københavns telefonbog, og den fik navn efter den. Den kunne tilsluttes lysnettet,
              og den kunne bæres i en mappe.

              Med sådanne sendere gik der telegrammer til England om troppetransporter, om folk, der
              skulle ud, og om marker, hvor der kunne kastes ned.
            `,
          }),
          picture(senderNaer, true),
          textSection({
            title: 'Få minutter',
            text: `
              Tyske pejlevogne kunne finde en sender, hvis den var i luften længe nok. Derfor flyttede
              telegrafisten fra adresse til adresse og havde vagter på gaden. En pejlevogn kunne se ud
              som alt muligt. Vagten så efter en bil, der kørte langsomt uden at lede efter noget.

              Telegrafisterne hørte til dem, der levede farligst. På museet kan man selv
              prøve nøglen. Efter et minut begynder en lampe at lyse, og de fleste når
              fire ord.
            `,
          }),
          statement('Et ophold midt i en sætning kunne betyde, at nogen var på vej op ad trappen.'),
          podcastTeaser('episode-morsenoeglen'),
          relatedContent('I den anden ende', { 'Læs også': ['nedkastning', 'illegale-blade'] }),
        ],
      },
      en: {
        title: 'A telephone book that could talk',
        slug: 'the-occupation/the-transmitter',
        description:
          'British sets were as big as suitcases. So a Danish engineer built one that would stand on a shelf.',
        modules: [
          textSection({
            title: 'Duus Hansen’s device',
            text: `
              L.A. Duus Hansen was an engineer at Bang & Olufsen and, secretly, radio expert to the
              British organisation SOE. He designed a transmitter no bigger than the Copenhagen
              telephone directory, after which it was named. It could be plugged into the mains and
              carried in a briefcase.

              Sets like it sent telegrams to England about troop trains, about people who had to get
              out, and about fields where containers could be dropped.
            `,
          }),
          picture(senderNaer, true),
          textSection({
            title: 'A few minutes',
            text: `
              German direction-finding vans could locate a transmitter if it stayed on the air long
              enough. So the operator moved from address to address and posted lookouts in the street.
              A van could be disguised as anything. The lookout watched for a car that drove slowly and
              was not looking for a number.

              Few lived more dangerously than the operators. At the museum you may try
              the key yourself. After a minute a lamp comes on, and most people manage
              four words.
            `,
          }),
          statement('To break off in mid-sentence could mean that someone was on the stairs.'),
          podcastTeaser('episode-morsenoeglen'),
          relatedContent('At the other end', { 'Read also': ['nedkastning', 'illegale-blade'] }),
        ],
      },
    },
  ),
  landingPage(
    'nedkastning',
    { parent: 'besaettelsen', image: nedkastning, tags: ['besaettelse', 'natur'] },
    {
      da: {
        title: 'En hilsen til Elias',
        slug: 'besættelsen/nedkastning',
        description:
          'Efter nyhederne læste radioen i London særlige hilsner op. En af dem betød, at der kom fly i nat.',
        modules: [
          textSection({
            title: 'Navnet i radioen',
            text: `
              Hver plads havde sit kodeord, aftalt over radioen. Når det blev læst op i den danske
              udsendelse, gik modtageholdet i gang: cykler frem, lygter, en lastbil med
              gengasgenerator. Det krævede måne at finde marken, og den skulle ligge langt fra
              veje og højspænding.

              Flyet kom lavt ind over Nordsøen. På marken stod folk med lommelygter på en række, og
              en af dem blinkede et bogstav. Så faldt containerne, og derefter havde man timer til at
              få det hele væk, også faldskærmene. De var af godt stof, og der blev syet meget af dem.
            `,
          }),
          picture(nedkastning, true),
          styledTextAndVisual({
            title: 'De otte fra Hvidsten',
            text: `
              Gruppen omkring Hvidsten Kro mellem Randers og Mariager var en af de første, der tog
              imod. Den bestod af naboer: kroejeren, hans søn og svigersøn, dyrlægen og andre fra egnen. Den
              29. juni 1944 blev otte af dem henrettet i Ryvangen.
            `,
            image: cykler,
            side: 'left',
            panel: true,
          }),
          billboard({
            title: 'Se en container',
            text: 'Den er knap to meter lang og blev brugt som foderkrybbe til 1986.',
            link: to('besoeg', 'Den står ved trappen'),
            image: sender,
          }),
          contact(
            'Ligger der en hos jer?',
            'Ellen vil gerne høre om ting fra markerne. Ammunition er politiets sag.',
            'frihedsmuseet-ellen-bak',
          ),
        ],
      },
      en: {
        title: 'Greetings to Elias',
        slug: 'the-occupation/dropped-by-moonlight',
        description:
          'After the news, London read out special greetings. One of them meant that a plane would come tonight.',
        modules: [
          textSection({
            title: 'A name on the wireless',
            text: `
              Every field had its code word, agreed by radio. When it was read out in the Danish
              programme, the reception team set to work: bicycles, torches, a lorry that ran on wood
              gas. It took a moon to find the field, which had to lie far from roads and power lines.

              The plane came in low across the North Sea. On the ground people stood in a row with
              torches, and one of them flashed a letter. Then the containers fell, and there were hours
              left to get everything away, the parachutes too. They were good cloth, and a great deal
              was sewn from them.
            `,
          }),
          picture(nedkastning, true),
          styledTextAndVisual({
            title: 'Eight from Hvidsten',
            text: `
              The group around Hvidsten Inn, between Randers and Mariager, was among the first to
              receive drops. It was made up of neighbours: the innkeeper, his son and son-in-law, the
              vet and others from the parish. On 29 June 1944 eight of them were executed at Ryvangen.
            `,
            image: cykler,
            side: 'left',
            panel: true,
          }),
          billboard({
            title: 'See a container',
            text: 'It is not quite two metres long and served as a feeding trough until 1986.',
            link: to('besoeg', 'It stands by the stairs'),
            image: sender,
          }),
          contact(
            'Questions about the drops',
            'Ellen answers, in Danish or English.',
            'frihedsmuseet-ellen-bak',
          ),
        ],
      },
    },
  ),
]
