import { Button, Text } from '@mantine/core'
import { useId, useRef, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react'
import type { AdminPicture } from '#contract/admin/pictures.ts'
import { pictureSrcSet, usefulWidths, variantUrl } from '#values/pictures/picture-variants.ts'
import { describePoint, movedByKey, pointAt, type FocalPoint } from './focal-point.ts'
import styles from './focal-picker.module.css'

interface FocalPickerProps {
  picture: AdminPicture
  point: FocalPoint
  onChange: (point: FocalPoint) => void
}

const middle: FocalPoint = { focal_x: 0.5, focal_y: 0.5 }

/** Sets the focal point by a click, by dragging the marker, or with the arrow keys. */
export function FocalPicker({ picture, point, onChange }: FocalPickerProps) {
  const hint = useId()
  const slider = useRef<HTMLDivElement>(null)
  const pointing = usePointing(onChange)
  const { url, width, height, color } = picture
  const shape: CSSProperties & { '--ratio': number } = {
    backgroundColor: color,
    aspectRatio: `${width} / ${height}`,
    '--ratio': width / height,
  }
  const isMiddle = point.focal_x === middle.focal_x && point.focal_y === middle.focal_y
  return (
    <div>
      <div className={styles.stage}>
        <div
          ref={slider}
          role="slider"
          tabIndex={0}
          data-autofocus
          aria-label="Focal point"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(point.focal_x * 100)}
          aria-valuetext={describePoint(point)}
          aria-describedby={hint}
          className={styles.picker}
          style={shape}
          onKeyDown={(event) => move(event, point, onChange)}
          {...pointing}
        >
          <img
            src={variantUrl(url, usefulWidths(width)[0]!, 'webp')}
            srcSet={pictureSrcSet(url, Math.min(width, 1280), 'webp')}
            sizes="(max-width: 767px) 100vw, 36rem"
            alt=""
            draggable={false}
            className={styles.picture}
          />
          <span
            data-marker
            className={styles.marker}
            style={{ left: `${point.focal_x * 100}%`, top: `${point.focal_y * 100}%` }}
          />
        </div>
      </div>
      <div className={styles.line}>
        <Text id={hint} size="xs" c="dimmed">
          Click or tap what must stay in view. Arrow keys move it by 1%, with Shift by 5%.
        </Text>
        {isMiddle ? null : (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => {
              onChange(middle)
              slider.current?.focus()
            }}
          >
            Back to the middle
          </Button>
        )}
      </div>
    </div>
  )
}

function move(event: KeyboardEvent, point: FocalPoint, onChange: (point: FocalPoint) => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const moved = movedByKey(point, event.key, event.shiftKey)
  if (!moved) return
  event.preventDefault()
  onChange(moved)
}

/**
 * With a mouse, dragging works anywhere in the picture; with touch only on the marker, since elsewhere it scrolls the
 * page.
 */
function usePointing(onChange: (point: FocalPoint) => void) {
  const isDragged = useRef(false)
  const updatePoint = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) =>
    onChange(pointAt(currentTarget.getBoundingClientRect(), clientX, clientY))
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isMarker = event.target instanceof Element && event.target.hasAttribute('data-marker')
      isDragged.current = event.button === 0 && (event.pointerType === 'mouse' || isMarker)
      if (!isDragged.current) return
      event.currentTarget.setPointerCapture(event.pointerId)
      if (!isMarker) updatePoint(event)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (isDragged.current) updatePoint(event)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (!isDragged.current && event.button === 0) updatePoint(event)
      isDragged.current = false
    },
    onPointerCancel: () => {
      isDragged.current = false
    },
  }
}
