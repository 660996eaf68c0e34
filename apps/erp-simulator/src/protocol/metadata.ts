import { procedures } from '@portal/erp-protocol/codeunit.ts'
import type { FieldType } from '@portal/erp-protocol/field-types.ts'
import type { Readable } from './read-page.ts'

const edmTypes: Readonly<Record<FieldType['type'], string>> = {
  Code: 'Edm.String',
  Text: 'Edm.String',
  Option: 'Edm.String',
  Decimal: 'Edm.Decimal',
  Date: 'Edm.Date',
  DateTime: 'Edm.DateTimeOffset',
  Boolean: 'Edm.Boolean',
  Integer: 'Edm.Int32',
  BigInteger: 'Edm.Int64',
  Guid: 'Edm.Guid',
}

/** What the annotation calls a type; a code is a string there. */
const navTypes: Readonly<Record<FieldType['type'], string>> = {
  Code: 'String',
  Text: 'String',
  Option: 'Option',
  Decimal: 'Decimal',
  Date: 'Date',
  DateTime: 'DateTime',
  Boolean: 'Boolean',
  Integer: 'Integer',
  BigInteger: 'BigInteger',
  Guid: 'Guid',
}

const labelOf = (name: string): string => `<Annotation Term="NAV.LabelId" String="${name}"/>`

function property(name: string, field: FieldType, isKey: boolean): string {
  const length = 'length' in field ? ` MaxLength="${field.length}"` : ''
  const scale = field.type === 'Decimal' ? ' Scale="variable"' : ''
  const navType = `<Annotation Term="NAV.NavType"><EnumMember>NAV.NavType/${navTypes[field.type]}</EnumMember></Annotation>`
  const onCreate = isKey ? '<Annotation Term="NAV.AllowEditOnCreate" Bool="true"/>' : ''
  const nullable = isKey ? ' Nullable="false"' : ''
  return `<Property Name="${name}" Type="${edmTypes[field.type]}"${nullable}${length}${scale}>${labelOf(name)}${navType}${onCreate}</Property>`
}

function entityType(service: Readable): string {
  const key = service.key.map((name) => `<PropertyRef Name="${name}"/>`).join('')
  const properties = Object.entries(service.fields).map(([name, field]) =>
    property(name, field, service.key.includes(name)),
  )
  return `<EntityType Name="${service.name}"><Key>${key}</Key>${properties.join('')}${labelOf(service.name)}</EntityType>`
}

function action(name: string, parameters: readonly string[]): string {
  const inputs = parameters.map((parameter) => `<Parameter Name="${parameter}" Type="Edm.String"/>`).join('')
  return `<Action Name="${name}">${inputs}<ReturnType Type="Edm.String"/></Action>`
}

const navTypeMembers = [...new Set(Object.values(navTypes))]
  .map((name, index) => `<Member Name="${name}" Value="${index}"/>`)
  .join('')

/** The description of every published page, query and codeunit; it is the same for every company. */
export function writeMetadata(published: readonly Readable[], codeunit: string | null): string {
  const actions =
    codeunit === null
      ? []
      : Object.entries(procedures).map(([name, parameters]) => ({ name: `${codeunit}_${name}`, parameters }))
  const sets = published.map((service) => `<EntitySet Name="${service.name}" EntityType="NAV.${service.name}"/>`)
  const imports = actions.map(({ name }) => `<ActionImport Name="${name}" Action="NAV.${name}"/>`)
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<edmx:Edmx Version="4.0" xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx"><edmx:DataServices>',
    '<Schema Namespace="NAV" xmlns="http://docs.oasis-open.org/odata/ns/edm">',
    `<EnumType Name="NavType">${navTypeMembers}</EnumType>`,
    '<Term Name="LabelId" Type="Edm.String"/><Term Name="NavType" Type="NAV.NavType"/><Term Name="AllowEditOnCreate" Type="Edm.Boolean"/>',
    ...published.map(entityType),
    ...actions.map(({ name, parameters }) => action(name, parameters)),
    `<EntityContainer Name="NAV">${sets.join('')}${imports.join('')}</EntityContainer>`,
    '</Schema></edmx:DataServices></edmx:Edmx>',
  ].join('')
}
