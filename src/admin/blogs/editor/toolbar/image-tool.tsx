import { useRef } from 'react'
import { HeroImages as ImageIcon } from '#admin/kit/layout/admin-icons.tsx'
import { ToolButton } from './tool-button.tsx'

export function ImageTool({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <ToolButton label="Image" Icon={ImageIcon} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png"
        multiple
        hidden
        aria-label="Image for the text"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // So that the same file can be selected again.
          currentTarget.value = ''
          onFiles(files)
        }}
      />
    </>
  )
}
