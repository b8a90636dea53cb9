import { to } from '../../writing/marks.ts'
import { picture, styledTextAndVisual, textSection } from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { hoejeOgKirke, kirken } from './prints.ts'

export const femTing: readonly Page[] = [
  landingPage(
    'fem-ting',
    { image: kirken, tags: ['besoeg', 'vikingetid', 'boern'] },
    {
      da: {
        title: 'Fem ting at se på en time',
        slug: 'fem-ting-på-en-time',
        description: 'Har du kun en time mellem to tog, så gå denne vej.',
        call: to('find-vej', 'Find vej'),
        modules: [
          textSection({
            text: `
              ## 1. Skibet, der ikke sejler
              Hvide fliser i græsset viser en skibssætning på omkring 360 meter. Stil dig i stævnen
              nord for Nordhøjen, og se, hvor lille kirken bliver.

              ## 2. Dyret på stenen
              Haralds sten, anden side. Et stort dyr med manke er viklet ind i en slange. Find
              dyrets øje, så finder du resten.

              ## 3. Manden uden kors
              Tredje side viser Kristus med udbredte arme, bundet af ranker. Der er intet kors. Det
              samme billede har stået i de danske pas.

              ## 4. Et hul, der blev til et vindue
              På Nordhøjen hentede byens folk engang vand. Da dammen tørrede ud i 1820, gravede de
              ned og stod i [et gravkammer](hoejene).

              ## 5. Hjørnet ved villavejen
              Et af palisadens hjørner står mellem haverne. Følg søjlerne, til de drejer.
            `,
          }),
          picture(hoejeOgKirke, true),
          styledTextAndVisual({
            title: 'Har du en time til?',
            text: 'Så gå ind i varmen. I besøgscentret ligger resten af historien, og der er suppe.',
            link: to('besoeg', 'Planlæg besøget'),
            panel: true,
          }),
        ],
      },
      en: {
        title: 'Five things to see in an hour',
        slug: 'five-things-in-an-hour',
        description: 'If all you have is an hour between trains, walk this way.',
        call: to('find-vej', 'Getting here'),
        modules: [
          textSection({
            text: `
              ## 1. The ship that never sails
              White slabs in the grass outline a ship setting some 360 metres long. Stand in the
              bow, north of the North Mound, and see how small the church becomes.

              ## 2. The beast on the stone
              Harald’s stone, second side. A great maned animal is tangled in a snake. Find its eye
              and the rest will follow.

              ## 3. The man without a cross
              The third side shows Christ with arms outstretched, bound by tendrils. There is no
              cross. The same picture has been printed in Danish passports.

              ## 4. A well that became a window
              Villagers once drew water on top of the North Mound. When the pond dried out in 1820
              they dug, and found themselves in [a burial chamber](hoejene).

              ## 5. The corner by the bungalows
              One corner of the palisade stands among back gardens. Follow the posts until
              they turn.
            `,
          }),
          picture(hoejeOgKirke, true),
          styledTextAndVisual({
            title: 'Another hour to spare?',
            text: 'Come in and get warm. The visitor centre has the rest of the story, and soup.',
            link: to('besoeg', 'Plan your visit'),
            panel: true,
          }),
        ],
      },
    },
  ),
]
