import type { FeaturedExhibitions } from '../../model/FeaturedExhibitions'
import {
  currentExhibitions,
  upcomingExhibitions,
} from '../exhibitionList/ExhibitionList.fixture.ts'

export const featuredExhibitions: FeaturedExhibitions = {
  key: 'udvalgte',
  title: 'Glæd dig til',
  exhibitions: [...upcomingExhibitions.slice(0, 2), ...currentExhibitions.slice(0, 1)],
}
