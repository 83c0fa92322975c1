import type { LegalContent } from '../legal-content.ts';

export default {
  body: `
These terms say what you can expect of us and what we expect of you. They apply from the moment in which you send a request, and to the contract that begins when you accept an offer.

## What we do

Kindwing helps travelers with special needs to plan and book flights. We research, advise, prepare offers, book with airlines in your name, ask for the assistance, follow it until the airline confirms it, and help during and after the trip. We are not an airline and don't provide the assistance at the airport ourselves.

## From request to booking

1. You send a request. Research and advice are never charged.
2. You receive an offer with three travel alternatives. It stands for 72 hours from the moment in which you can see it, and its prices are guaranteed for that time.
3. You accept one alternative, or none. Without acceptance there is no contract and no fee.
4. After acceptance we book, and you receive an invoice with the fares and the service fee apart from each other.

Some offers depend on something that only the airline can decide: medical clearance, a place for a child or an animal, two seats side by side. The offer then says so, beside the price.

## The fee

The service fee is charged once for each reserved itinerary: EUR 25 for short and regional trips (under 2 hours of flying), EUR 45 for medium haul (under 7 hours), EUR 75 for long haul, and EUR 85 for complex itineraries (several airlines, several connections, or round the world). For a return trip the longer direction counts. The fee includes later changes, re-routing, help with cancellations and help with claims. Airlines' own charges are passed on at cost and shown to you first.

## What we ask of you

- Tell us the truth about what help is needed. Assistance that was booked for other needs may be refused at the gate.
- Give us names as they stand in the travel documents, and check what we send you.
- Answer in time when a deadline runs; we always name the hour.
- Have documents, visas and vaccinations ready. We tell you which; you obtain them.

## What we answer for

We answer for our own work: right advice with the facts that we had, bookings as you accepted them, and notices passed on in time. The airline answers for the flight and the assistance on it, under its conditions of carriage and the law that protects passengers. Nothing here limits rights that the law gives to consumers, or our liability for intent, gross negligence or injury.

Estimates of compensation are estimates with reasons, and no legal advice.

## Complaints and law

Tell us first, through the [contact form](/contact) or in your portal; a person answers. If we cannot agree, you may turn to a consumer body or a court in the country where you live. Mandatory consumer law of that country always applies.

## Changes

If we change these terms, the version in force when you accepted an offer applies to that trip to its end.
`,
} satisfies LegalContent;
