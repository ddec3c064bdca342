'use client'

import { useAuth } from '@dropwatt/auth'
import { AccountMenu, Button } from '@dropwatt/ui'
import { toast } from '@dropwatt/ui/toast'

export default function Account() {
  const { status } = useAuth()
  return (
    <>
      <output>{status}</output>
      <AccountMenu email="ada@example.com" />
      <Button variant="neon" onClick={() => toast({ title: 'One store' })}>
        Say it
      </Button>
    </>
  )
}
