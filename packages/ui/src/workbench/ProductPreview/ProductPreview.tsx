'use client'
import { forwardRef, useId } from 'react'
import { EmptyState } from '../../components/EmptyState/index.js'
import { IconButton } from '../../components/IconButton/index.js'
import { Skeleton } from '../../components/Skeleton/index.js'
import { useStrings } from '../../i18n/index.js'
import { ChevronRightIcon, ImageIcon, ProductIcon, WarningIcon } from '../../icons/index.js'
import { offBecause } from '../offBecause.js'
import { useFigures } from '../useFigures.js'
import { productPreviewStrings } from './ProductPreview.strings.js'
import {
  StyledNotes,
  StyledPicture,
  StyledPreviewHead,
  StyledPrices,
  StyledProduct,
  StyledProductFacts,
  StyledProductPreview,
} from './ProductPreview.styles.js'
import type { PreviewedProduct, ProductPreviewProps } from './ProductPreview.types.js'

/** Number of shown names of variants. */
const shownNames = 4

const noNotes: readonly string[] = []

/** Shows one product as an import will create it, with buttons to the others. */
export const ProductPreview = forwardRef<HTMLElement, ProductPreviewProps>(function ProductPreview(
  { product, notes = noNotes, index, count, onIndexChange, ...native },
  ref,
) {
  const strings = useStrings(productPreviewStrings)
  const figures = useFigures()
  const headingId = useId()
  const isEmpty = count === 0
  return (
    <StyledProductPreview
      ref={ref}
      {...native}
      aria-labelledby={headingId}
      aria-busy={!isEmpty && product === undefined ? true : undefined}
    >
      <StyledPreviewHead>
        <h3 id={headingId}>{index === 0 ? strings.first : strings.other}</h3>
        {!isEmpty && (
          <>
            <span>{strings.place(figures.count(index + 1), figures.count(count))}</span>
            <IconButton
              label={strings.previous}
              icon={<ChevronRightIcon />}
              data-previous=""
              onClick={() => onIndexChange(index - 1)}
              {...offBecause(index === 0 ? strings.isFirst : undefined)}
            />
            <IconButton
              label={strings.next}
              icon={<ChevronRightIcon />}
              onClick={() => onIndexChange(index + 1)}
              {...offBecause(index >= count - 1 ? strings.isLast : undefined)}
            />
          </>
        )}
      </StyledPreviewHead>
      {isEmpty && (
        <EmptyState icon={ProductIcon} heading={strings.none}>
          {strings.noneText}
        </EmptyState>
      )}
      {!isEmpty && product === undefined && <Skeleton aria-hidden="true" />}
      {!isEmpty && product && <Product product={product} notes={notes} />}
    </StyledProductPreview>
  )
})

function Product({ product, notes }: { product: PreviewedProduct; notes: readonly string[] }) {
  const strings = useStrings(productPreviewStrings)
  const { count, list } = useFigures()
  const { title, handle, vendor, status, variants, variantNames = [], images = 0 } = product
  const { price, compareAtPrice, cost, image } = product
  const names = variantNames.slice(0, shownNames)
  const named = variants > names.length ? strings.more(names.join(', ')) : list(names)
  const facts = [handle, vendor, status].filter((fact) => fact !== undefined && fact !== '')
  return (
    <StyledProduct>
      <StyledPicture aria-hidden="true">
        <ImageIcon />
      </StyledPicture>
      <StyledProductFacts>
        <p>{title}</p>
        <p data-muted="">{facts.join(' · ')}</p>
        <p>
          {names.length > 0
            ? strings.variantsNamed(count(variants), variants, named)
            : strings.variants(count(variants), variants)}
        </p>
        {(price ?? compareAtPrice ?? cost) !== undefined && (
          <StyledPrices>
            {price !== undefined && (
              <strong>
                <span>{strings.price} </span>
                {price}
              </strong>
            )}
            {compareAtPrice !== undefined && (
              <s>
                <span>{strings.compareAt} </span>
                {compareAtPrice}
              </s>
            )}
            {cost !== undefined && <small>{strings.cost(cost)}</small>}
          </StyledPrices>
        )}
        {image !== undefined && (
          <p data-muted="">
            {strings.image}: {image}
            {images > 1 && ` ${strings.moreImages(count(images - 1), images - 1)}`}
          </p>
        )}
        {notes.length > 0 && (
          <StyledNotes role="list">
            {notes.map((note) => (
              <li key={note}>
                <WarningIcon aria-hidden="true" />
                {note}
              </li>
            ))}
          </StyledNotes>
        )}
      </StyledProductFacts>
    </StyledProduct>
  )
}
