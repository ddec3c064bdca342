import { expect, test } from 'vitest'
import { refusedMarkup } from './refusedMarkup.ts'

test.each([
  ['<p style="color: red">', '<p style="color: red">'],
  ["<p class='a' STYLE='color: red'>", '<p class="a" style="color: red">'],
  ['<p\n  style=color:red>', '<p style="color:red">'],
  ['<svg><circle style="--x:1"/></svg>', '<circle style="--x:1">'],
  ['<img alt="a > b" onerror="alert(1)">', '<img alt="a > b" onerror="alert(1)">'],
  ['<button onclick=alert(1)>', '<button onclick="alert(1)">'],
  ['<a href=" javascript:alert(1)">', '<a href=" javascript:alert(1)">'],
  ['<a href="&#106;avascript:alert(1)">', '<a href="javascript:alert(1)">'],
  ['<a href="java\tscript:alert(1)">', '<a href="java\tscript:alert(1)">'],
  ['<noscript><p style="a"></noscript>', '<p style="a">'],
  ['<template><p style="a"></template>', '<p style="a">'],
])('quality 3: %s is found', (html, found) => {
  expect(refusedMarkup(`<main>${html}`)).toEqual([found])
})

test.each([
  '<p data-style="a" class="style=b" title="style=c onclick=d">',
  '<style data-styled="true">p[style="a"]{}</style>',
  '<script>document.write("<p style=a>")</script>',
  '<!-- <p style="a"> -->',
  '<meta content="a style=b">',
  '<a href="/javascript:">',
  'a < b style=c >',
])('quality 3: %s is fine', (html) => {
  expect(refusedMarkup(html)).toEqual([])
})
