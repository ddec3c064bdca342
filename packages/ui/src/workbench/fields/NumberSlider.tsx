'use client'
import { Slider, type SliderProps } from '../../components/Slider/index.js'
import { useLocale } from '../../i18n/index.js'

interface NumberSliderProps extends Pick<
  SliderProps,
  'id' | 'label' | 'hint' | 'error' | 'disabled' | 'onBlur' | 'aria-describedby'
> {
  min: number
  max: number
  /** Shown behind the number. @default none */
  unit?: '%' | undefined
  value: number
  onValueChange: (value: number) => void
}

/** A slider for a number, which can be a percentage. */
export function NumberSlider({ unit, ...slider }: NumberSliderProps) {
  const locale = useLocale()
  if (unit === undefined) return <Slider {...slider} />
  const percents = new Intl.NumberFormat(locale, { style: 'percent' })
  return <Slider {...slider} formatValue={(value) => percents.format(value / 100)} />
}
