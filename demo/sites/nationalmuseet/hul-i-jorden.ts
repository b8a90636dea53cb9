import { openDay } from '../../openDays.ts'
import { day } from '../../writing/days.ts'
import { exhibition } from '../../writing/exhibitions.ts'
import { to } from '../../writing/marks.ts'
import { picture, styledTextAndVisual, textSection } from '../../writing/modules.ts'
import { moenter, udgravning } from './prints.ts'

export const hulIJorden = exhibition(
  'hul-i-jorden',
  {
    parent: 'udstillinger',
    image: udgravning,
    tags: ['oldtid', 'forskning'],
    period: { from: openDay('nationalmuseet', 121, 5), to: day(330) },
  },
  {
    da: {
      title: 'Et hul i jorden',
      subtitle: 'Seks uger foran gravemaskinen',
      slug: 'udstillinger/et-hul-i-jorden',
      description:
        'Før der bliver bygget, må arkæologerne grave. Her er ét hul, vist fra muldlag til bund.',
      location: { name: 'Ovenlyssalen', details: 'Anden sal. Elevator ved garderoben' },
      facts: {
        'Sæt af': 'Halvanden time.',
        Gulv: 'Der er grus på en del af ruten. Kørestole kan køre udenom.',
      },
      modules: [
        textSection({
          text: `
            Hver gang der anlægges en vej eller et kloakrør, kan der ligge en landsby i vejen. Så standser
            arbejdet, og nogen får et par uger til at læse det, der ellers bliver kørt væk. Bygherren
            betaler. Sådan står der i museumsloven.

            Udstillingen følger ét sådant hul. Det er 40 gange 60 meter og lå på en mark, hvor der nu er en
            rundkørsel. Ovenfra ligner det pletter: mørke, runde, i rækker. Hver plet er en stolpe, der er
            rådnet. Tegner man streger imellem dem, står huset der.
          `,
        }),
        picture(udgravning, true),
        styledTextAndVisual({
          title: 'Det bedste fund var affald',
          text: `
            Guld siger, at nogen var rig. En affaldsgrube siger, hvad de spiste om tirsdagen. Vi har sigtet
            fire tons jord og viser alt, hvad der blev hængende: fiskeben, forkullede korn, en halv kam og
            én mønt, som nogen må have ledt længe efter.
          `,
          image: moenter,
          side: 'left',
          link: to('danefae', 'Har du selv fundet noget?'),
        }),
        textSection({
          title: 'Den sidste dag',
          text: `
            På den 42. dag kom gravemaskinen. Filmen i det bagerste rum er otte minutter lang og viser,
            hvordan landsbyen forsvinder for anden gang.
          `,
        }),
      ],
      related: ['danefae', 'vikingetiden'],
    },
    en: {
      title: 'A hole in the ground',
      subtitle: 'Six weeks ahead of the digger',
      slug: 'galleries/a-hole-in-the-ground',
      description:
        'Before anything is built, archaeologists may dig. Here is one hole, from topsoil to bottom.',
      location: { name: 'The Skylight Hall', details: 'Second floor. Lift by the cloakroom' },
      facts: {
        Allow: 'An hour and a half.',
        Floor: 'Part of the route is gravel. There is a way round for wheelchairs.',
      },
      modules: [
        textSection({
          text: `
            Whenever a road or a sewer is laid, there may be a village in the way. Work stops, and somebody
            is given a few weeks to read what will otherwise be carted off. The developer pays. The Danish
            Museum Act says so.

            The exhibition follows one such hole. It measured 40 metres by 60 and lay in a field that is now
            a roundabout. From above it was all spots: dark, round, in rows. Each spot is a post that has
            rotted. Draw lines between them and there stands the house.
          `,
        }),
        picture(udgravning, true),
        styledTextAndVisual({
          title: 'The best find was rubbish',
          text: `
            Gold tells you that someone was rich. A rubbish pit tells you what they ate on a Tuesday. We
            sieved four tons of soil and show everything that stayed in the mesh: fish bones, charred grain,
            half a comb, and one coin that somebody must have searched for.
          `,
          image: moenter,
          side: 'left',
          link: to('danefae', 'Have you found something yourself?'),
        }),
        textSection({
          title: 'The last day',
          text: `
            On the 42nd day the digger came. The film in the back room lasts eight minutes and shows the
            village disappear for the second time.
          `,
        }),
      ],
      related: ['danefae', 'vikingetiden'],
    },
  },
)
