import { to } from '../../writing/marks.ts'
import { callToAction, picture, styledTextAndVisual, textSection } from '../../writing/modules.ts'
import { landingPage } from '../../writing/site.ts'
import { krukker, skoletavle, vikingeskib } from './prints.ts'

export const skoler = landingPage(
  'skoler',
  { parent: 'undervisning', image: skoletavle, tags: ['skole', 'boern'] },
  {
    da: {
      title: 'Skoleklasser i salene',
      slug: 'undervisning/et-besøg',
      description:
        'Museet er gratis for elever og lærere. Vi tager imod fra børnehaveklasse til 10. klasse, og gymnasier efter aftale.',
      modules: [
        styledTextAndVisual({
          title: 'Et forløb har tre dele',
          text: `
            Før besøget får klassen en kasse med fem genstande, som ingen fortæller noget om. På museet finder
            eleverne ud af, hvad de er. Hjemme igen skriver de skiltet. De bedste skilte hænger her et år,
            underskrevet.

            De fleste forløb varer 90 minutter for højst 28 elever og koster 600 kr.
          `,
          image: krukker,
          panel: true,
        }),
        textSection({
          title: 'Fire, som lærerne bestiller igen',
          text: `
            - [Ristet med kniv](forloeb-runer) (4.–5. klasse): runer i træ, og hvorfor de er så kantede.
            - [Et skib på hjul](forloeb-skib) (4.–6. klasse): hvad der skal til for at flytte en båd uden vand.
            - [Kildekritik på en potte](forloeb-potte) (7.–9. klasse): et skår kan ikke lyve, men det kan misforstås.
            - [Hvis er den?](forloeb-hvis-er-den) (8.–10. klasse og gymnasiet): ejerskab, indsamling og hjemgivelse.
          `,
        }),
        picture(vikingeskib),
        callToAction(
          'Book et forløb',
          'Skriv klassetrin, antal og to mulige datoer.',
          to('mailto:skoler@example.org', 'Skriv til skoletjenesten'),
        ),
      ],
    },
    en: {
      title: 'School classes in the galleries',
      slug: 'education/a-visit',
      description:
        'Pupils and teachers come in free. We teach all ages from six to nineteen, in Danish and English.',
      modules: [
        styledTextAndVisual({
          title: 'A visit has three parts',
          text: `
            Beforehand, the class gets a box with five objects and no explanation. At the museum the pupils
            work out what they are. Back at school they write the labels. The best hang here for a year,
            signed.

            Most sessions last 90 minutes for up to 28 pupils and cost DKK 600.
          `,
          image: krukker,
          panel: true,
        }),
        textSection({
          title: 'Four that teachers book again',
          text: `
            - [Cut with a knife](forloeb-runer) (ages 10–11): runes in wood, and why they are so angular.
            - [A ship on wheels](forloeb-skib) (ages 10–12): what it takes to move a boat without water.
            - [Questioning a pot](forloeb-potte) (ages 13–15): a sherd cannot lie, but it can be misunderstood.
            - [Whose is it?](forloeb-hvis-er-den) (ages 14–19): ownership, collecting and return.
          `,
        }),
        picture(vikingeskib),
        callToAction(
          'Book a session',
          'Tell us the age of the class, the number and two possible dates.',
          to('mailto:skoler@example.org', 'Write to the schools service'),
        ),
      ],
    },
  },
)
