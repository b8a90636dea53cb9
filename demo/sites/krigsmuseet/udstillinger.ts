import { day } from '../../writing/days.ts'
import { exhibition, exhibitionOverview } from '../../writing/exhibitions.ts'
import { to } from '../../writing/marks.ts'
import { picture, statement, styledTextAndVisual, textSection } from '../../writing/modules.ts'
import type { Page } from '../../writing/site.ts'
import { kartotek, magasin, skib, uniform } from './pictures.ts'

export const udstillinger: readonly Page[] = [
  exhibitionOverview(
    'udstillinger',
    { image: uniform, tags: ['krig'] },
    {
      da: {
        title: 'Udstillinger i tøjhuset',
        slug: 'udstillinger',
        description: 'Jern forneden, papir midt i og stemmer øverst.',
        call: to('en-time', 'Har du kun en time?'),
        modules: [
          textSection({
            text: `
              Huset er ét langt rum oven på et andet. Vi har stillet det tungeste nederst, fordi gulvet
              kan holde til det, og det sværeste øverst, fordi man skal have tid til trappen.
            `,
            links: [to('krige', 'Krigene, én for én'), to('toejhuset', 'Om huset')],
          }),
        ],
      },
      en: {
        title: 'Exhibitions in the arsenal',
        slug: 'exhibitions',
        description: 'Iron at the bottom, paper in the middle, voices at the top.',
        call: to('en-time', 'Only an hour to spare?'),
        modules: [
          textSection({
            text: `
              The house is one long room on top of another. The heaviest things stand at the bottom,
              because the floor can carry them, and the hardest at the top, because one needs the stairs
              to prepare.
            `,
            links: [to('krige', 'The wars, one by one'), to('toejhuset', 'About the house')],
          }),
        ],
      },
    },
  ),
  exhibition(
    'feltpost',
    {
      parent: 'udstillinger',
      image: kartotek,
      tags: ['krig', 'nyere-tid'],
      period: { from: day(-40), to: day(100) },
      floatingElement: uniform,
      ticketModule: 'dagsbillet',
    },
    {
      da: {
        title: 'Det er overstået',
        subtitle: 'Feltpost fra tre hundrede år',
        slug: 'udstillinger/feltpost',
        description: 'Fire hundrede breve hjem. De fleste handler om sokker.',
        location: { name: 'Første sal', details: 'Elevator ved skranken' },
        facts: {
          'Sæt af': 'En time. Breve læses langsomt.',
          Lyd: 'Alle breve kan høres i høretelefon.',
        },
        modules: [
          textSection({
            text: `
              En soldat skriver for at sige, at han lever. Når det er sagt, er der en side tilbage, og den
              skal også fyldes. Så skriver han om vejret, om en mand fra nabosognet, han har mødt, om prisen på
              kartofler. Spørger, om koen har kælvet. Beder om sokker.

              Det værste står der sjældent. Noget blev streget over af censuren, men det meste lod de selv være
              med at skrive. En menig skriver efter et slag, der kostede tusinder livet: ”Det er overstået, og
              jeg er ved godt mod. Hils Maren.” Brevet er foldet ud og foldet sammen så mange gange, at
              ordene er slidt væk i kanten.
            `,
          }),
          statement('Hils Maren.', 'Menig, i et brev hjem'),
          styledTextAndVisual({
            title: 'Svarene',
            text: `
              De breve, der blev sendt ud, kom sjældent hjem igen. Soldater havde ikke plads til at gemme. Vi har
              elleve. Et af dem er fra Maren, og hun skriver mest om koen.
            `,
            image: magasin,
            side: 'left',
            panel: true,
            link: to('udsendt', 'Breve fra i dag'),
          }),
          picture(skib),
        ],
        related: ['udsendt', 'breve-laest-hoejt', 'roed-kjole'],
      },
      en: {
        title: 'It is over',
        subtitle: 'Three hundred years of field post',
        slug: 'exhibitions/field-post',
        description: 'Four hundred letters home. Most of them are about socks.',
        location: { name: 'First floor', details: 'Lift by the desk' },
        facts: {
          Allow: 'An hour. Letters are slow to read.',
          Sound: 'All letters can be heard in English.',
        },
        modules: [
          textSection({
            text: `
              A soldier writes to say that he is alive. Once that is said there is a page left, and it has to
              be filled. So he writes about the weather, about a man from the next parish, about the price of
              potatoes. He asks if the cow has calved. He asks for socks.

              The worst is seldom there. Some of it was struck out by the censor, but most they left out
              themselves. After a battle that cost thousands of lives a private writes: “It is over, and I am
              in good spirits. Greet Maren.” The letter has been unfolded and folded so many times that the
              words along the crease are gone.
            `,
          }),
          statement('Greet Maren.', 'A private, in a letter home'),
          styledTextAndVisual({
            title: 'The replies',
            text: `
              Letters sent out to the front seldom came back. Soldiers had no room to keep things. We have
              eleven. One of them is from Maren, and she writes mostly about the cow.
            `,
            image: magasin,
            side: 'left',
            panel: true,
            link: to('udsendt', 'Letters of today'),
          }),
          picture(skib),
        ],
        related: ['udsendt', 'breve-laest-hoejt', 'roed-kjole'],
      },
    },
  ),
]
