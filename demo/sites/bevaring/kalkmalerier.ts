import { to } from '../../writing/marks.ts'
import { styledTextAndVisual, textSection } from '../../writing/modules.ts'
import { service } from '../../writing/press.ts'
import { altertavle, mikroskop } from './prints.ts'

export const kalkmalerier = service(
  'kalkmalerier',
  {
    parent: 'vaerksteder',
    image: altertavle,
    tags: ['bevaring', 'middelalder'],
    contacts: ['bevaring-ulla-skovgaard'],
  },
  {
    da: {
      title: 'Under hvidtekalken',
      slug: 'værksteder/kalkmalerier',
      description:
        'Danske kirker gemmer tusindvis af middelalderlige billeder. Mange er kun en skalpeldybde væk.',
      content: `
        Kalkmalerier er malet på kalkpudsen, mens den var våd eller nykalket. Efter reformationen blev de med tiden hvidtet over, ikke
        altid af vrede, ofte bare fordi de var snavsede. Kalken skjulte dem og passede på dem.

        I 1800-tallet begyndte man at banke dem frem igen. Malere som **Jacob Kornerup** og **Magnus-Petersen** tegnede det, de så, og
        malede det, de syntes manglede. I dag fjerner vi sommetider deres streger og lader dem lige så tit sidde. De er jo også
        blevet gamle.
      `,
      facts: { For: 'Menighedsråd', Tid: 'Syn inden for en måned', Pris: 'Første syn er gratis' },
      modules: [
        styledTextAndVisual({
          title: 'Varmen er værst',
          text: `
            Når en kold kirke varmes hurtigt op til jul, går saltene i muren i gang. De krystalliserer lige under farven og skubber den
            af. Langsom varme, hele ugen, er billigere end os.
          `,
          image: mikroskop,
          side: 'left',
          panel: true,
        }),
        textSection({
          title: 'Til menighedsrådet',
          text: `
            Gå ikke selv op med en børste. Tag et billede af det, der drysser, og et af hele væggen, og skriv, hvornår det begyndte.
            Vi kommer forbi inden for en måned; første syn er gratis.
          `,
          links: [to('ydelser'), to('priser')],
        }),
      ],
    },
    en: {
      title: 'Beneath the whitewash',
      slug: 'workshops/wall-paintings',
      description:
        'Danish churches hold thousands of medieval pictures. Many are only a scalpel’s depth away.',
      content: `
        They were painted on plaster that was wet or newly limewashed. After the Reformation they were whitened over in the course of
        time, not always in anger; often they were just dirty. The lime hid them and looked after them.

        In the nineteenth century people began to bring them out again. Painters such as **Jacob Kornerup** and **Magnus-Petersen** drew
        what they saw and painted what they thought was missing. Today we sometimes remove their strokes and as often leave them. They
        have grown old as well.
      `,
      facts: {
        For: 'Parish councils',
        Time: 'A visit within the month',
        Price: 'The first inspection is free',
      },
      modules: [
        styledTextAndVisual({
          title: 'Heat is the worst',
          text: `
            When a cold church is quickly heated for Christmas, the salts in the wall begin to stir. They form crystals just below the
            colour and push it off. Slow heat all week is cheaper than we are.
          `,
          image: mikroskop,
          side: 'left',
          panel: true,
        }),
        textSection({
          title: 'To parish councils',
          text: `
            Do not go up there with a brush. Take a picture of what is flaking and one of the whole wall, and write down when it
            began. We will call within a month; the first inspection is free.
          `,
          links: [to('ydelser'), to('priser')],
        }),
      ],
    },
  },
)
