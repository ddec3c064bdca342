'use client'
import type { TagRule } from '@dropwatt/automations/options'
import { useRef, useState } from 'react'
import { Button } from '../../components/Button/index.js'
import { IconButton } from '../../components/IconButton/index.js'
import { Select } from '../../components/Select/index.js'
import { numberFormat, useLocale, useStrings } from '../../i18n/index.js'
import { CloseIcon, PlusIcon, SortAscendingIcon, SortDescendingIcon } from '../../icons/index.js'
import { FieldGroup } from '../fields/FieldGroup.js'
import { useFocusAfter } from '../fields/useFocusAfter.js'
import { useOwnValue } from '../fields/useOwnValue.js'
import { Condition, SuggestingField, type RuleControl } from './Condition.js'
import { changeKind, conditionKinds } from './conditions.js'
import { offBecause } from '../offBecause.js'
import { rulesFieldStrings } from './RulesField.strings.js'
import {
  StyledHead,
  StyledParts,
  StyledRule,
  StyledRules,
  StyledStatus,
} from './RulesField.styles.js'
import type { RulesFieldProps, RuleSuggestions } from './RulesField.types.js'

/** The controls of a rule that can be wrong. */
const ruleControls: readonly RuleControl[] = ['when', 'name', 'text', 'tag']

const noSuggestions: RuleSuggestions = {}

/** Lets the user write rules that add tags, in the order in which they are applied. */
export function RulesField({
  rules: given,
  onRulesChange,
  suggestions = noSuggestions,
  error,
  faulty,
  disabled = false,
  ...group
}: RulesFieldProps) {
  const strings = useStrings(rulesFieldStrings)
  const numbers = numberFormat(useLocale())
  const [rules, enter] = useOwnValue(given, onRulesChange)
  const list = useRef<HTMLOListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const focusAfter = useFocusAfter(rules)
  const [announcement, setAnnouncement] = useState('')

  const hasPart = rules.some((_, index) => index === faulty?.part)
  /** Returns the message for a control of a rule, if it is about that one. */
  function errorOf(index: number, control: RuleControl): string | undefined {
    if (error === undefined || index !== faulty?.part) return undefined
    const named = ruleControls.find((one) => one === faulty.control) ?? 'when'
    return named === control ? error : undefined
  }

  const nameOf = (index: number) => strings.rule(numbers.format(index + 1))

  function find(index: number, control: string): HTMLElement | null | undefined {
    return list.current?.children[index]?.querySelector<HTMLElement>(
      `${control}:enabled:not([aria-disabled])`,
    )
  }

  function set(index: number, rule: TagRule) {
    enter(rules.with(index, rule))
  }

  function move(index: number, by: -1 | 1) {
    const moved = rules[index]
    if (!moved) return
    const to = index + by
    focusAfter(() => find(to, `[data-move='${by}']`) ?? find(to, '[data-move]'))
    setAnnouncement(
      strings.moved(nameOf(index), numbers.format(to + 1), numbers.format(rules.length)),
    )
    enter(rules.toSpliced(index, 1).toSpliced(to, 0, moved))
  }

  function remove(index: number) {
    const next = Math.min(index, rules.length - 2)
    focusAfter(() => find(next, '[data-remove]') ?? addButton.current)
    enter(rules.toSpliced(index, 1))
  }

  function add() {
    focusAfter(() => find(rules.length, 'select'))
    enter([...rules, { when: { kind: 'contains', text: '' }, tag: '' }])
  }

  return (
    <FieldGroup {...group} {...(!hasPart && { error })} disabled={disabled}>
      {rules.length > 0 && (
        <StyledRules ref={list} role="list">
          {rules.map((rule, index) => {
            const name = nameOf(index)
            return (
              // Rules have no other identity than their place.
              // eslint-disable-next-line react/no-array-index-key
              <StyledRule key={`${index} ${rule.when.kind}`}>
                <StyledHead>
                  <strong>{name}</strong>
                  <IconButton
                    data-move={-1}
                    label={strings.moveUp(name)}
                    icon={<SortAscendingIcon />}
                    onClick={() => move(index, -1)}
                    {...offBecause(index === 0 ? strings.isFirst : undefined)}
                  />
                  <IconButton
                    data-move={1}
                    label={strings.moveDown(name)}
                    icon={<SortDescendingIcon />}
                    onClick={() => move(index, 1)}
                    {...offBecause(index === rules.length - 1 ? strings.isLast : undefined)}
                  />
                  <IconButton
                    data-remove=""
                    label={strings.remove(name)}
                    icon={<CloseIcon />}
                    onClick={() => remove(index)}
                  />
                </StyledHead>
                <StyledParts>
                  <Select
                    label={strings.when}
                    error={errorOf(index, 'when')}
                    value={rule.when.kind}
                    options={conditionKinds.map((kind) => ({ value: kind, label: strings[kind] }))}
                    onChange={(event) => {
                      const kind = conditionKinds.find((one) => one === event.currentTarget.value)
                      if (!kind) return
                      focusAfter(() => find(index, 'select'))
                      set(index, { ...rule, when: changeKind(rule.when, kind) })
                    }}
                  />
                  <Condition
                    when={rule.when}
                    errorOf={(control) => errorOf(index, control)}
                    suggestions={suggestions}
                    onWhenChange={(when) => set(index, { ...rule, when })}
                  />
                  <SuggestingField
                    label={strings.tag}
                    error={errorOf(index, 'tag')}
                    value={rule.tag}
                    suggested={suggestions.tags}
                    onText={(tag) => set(index, { ...rule, tag })}
                  />
                </StyledParts>
              </StyledRule>
            )
          })}
        </StyledRules>
      )}
      <div>
        <Button ref={addButton} variant="outline" size="sm" leading={<PlusIcon />} onClick={add}>
          {strings.addRule}
        </Button>
      </div>
      <StyledStatus role="status">{announcement}</StyledStatus>
    </FieldGroup>
  )
}
