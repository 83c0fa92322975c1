// Made from the migrations by supabase/local/generate-types.ts; change those, then run it again.
export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  // Allows to automatically instantiate createClient with right options
  // instead of createClient<Database, { PostgrestVersion: 'XX' }>(URL, KEY)
  __InternalSupabase: {
    PostgrestVersion: "13"
  }
  public: {
    Tables: {
      airline_rules: {
        Row: {
          carrier: string
          effective_from: string | null
          id: string
          row_version: number
          rule: NonNullable<Json>
          seen_on: string
          source: string
          source_url: string | null
          topic: Database["public"]["Enums"]["airline_rule_topic"]
          updated_at: string
          updated_by: string | null
          variant: string
          verified: boolean
        }
        Insert: {
          carrier: string
          effective_from?: string | null
          id?: string
          row_version?: number
          rule: NonNullable<Json>
          seen_on: string
          source: string
          source_url?: string | null
          topic: Database["public"]["Enums"]["airline_rule_topic"]
          updated_at?: string
          updated_by?: string | null
          variant?: string
          verified?: boolean
        }
        Update: {
          carrier?: string
          effective_from?: string | null
          id?: string
          row_version?: number
          rule?: NonNullable<Json>
          seen_on?: string
          source?: string
          source_url?: string | null
          topic?: Database["public"]["Enums"]["airline_rule_topic"]
          updated_at?: string
          updated_by?: string | null
          variant?: string
          verified?: boolean
        }
        Relationships: [
          {
            foreignKeyName: "airline_rules_carrier_fkey"
            columns: ["carrier"]
            isOneToOne: false
            referencedRelation: "airlines"
            referencedColumns: ["code"]
          },
          {
            foreignKeyName: "airline_rules_updated_by_fkey"
            columns: ["updated_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      airlines: {
        Row: {
          active: boolean
          assistance_email: string | null
          assistance_phone: string | null
          assistance_url: string | null
          code: string
          country: string
          licence_area: Database["public"]["Enums"]["licence_area"]
          name: string
          updated_at: string
        }
        Insert: {
          active?: boolean
          assistance_email?: string | null
          assistance_phone?: string | null
          assistance_url?: string | null
          code: string
          country: string
          licence_area: Database["public"]["Enums"]["licence_area"]
          name: string
          updated_at?: string
        }
        Update: {
          active?: boolean
          assistance_email?: string | null
          assistance_phone?: string | null
          assistance_url?: string | null
          code?: string
          country?: string
          licence_area?: Database["public"]["Enums"]["licence_area"]
          name?: string
          updated_at?: string
        }
        Relationships: []
      }
      assistance_items: {
        Row: {
          advice_code: string | null
          airline_text: string | null
          arrives_at: string
          asked_at: string
          carrier: string
          carrier_confirmed_at: string | null
          carrier_confirmed_evidence: string | null
          carrier_notified_at: string | null
          carrier_notified_evidence: string | null
          code: string
          created_at: string
          departs_at: string
          destination: string
          fallback: string | null
          flight_number: string | null
          id: string
          leg_position: number
          mandatory: boolean
          origin: string
          request_id: string
          row_version: number
          status: Database["public"]["Enums"]["assistance_status"]
          still_needed: boolean
          traveller_id: string
          updated_at: string
        }
        Insert: {
          advice_code?: string | null
          airline_text?: string | null
          arrives_at: string
          asked_at: string
          carrier: string
          carrier_confirmed_at?: string | null
          carrier_confirmed_evidence?: string | null
          carrier_notified_at?: string | null
          carrier_notified_evidence?: string | null
          code: string
          created_at?: string
          departs_at: string
          destination: string
          fallback?: string | null
          flight_number?: string | null
          id?: string
          leg_position: number
          mandatory: boolean
          origin: string
          request_id: string
          row_version?: number
          status?: Database["public"]["Enums"]["assistance_status"]
          still_needed?: boolean
          traveller_id: string
          updated_at?: string
        }
        Update: {
          advice_code?: string | null
          airline_text?: string | null
          arrives_at?: string
          asked_at?: string
          carrier?: string
          carrier_confirmed_at?: string | null
          carrier_confirmed_evidence?: string | null
          carrier_notified_at?: string | null
          carrier_notified_evidence?: string | null
          code?: string
          created_at?: string
          departs_at?: string
          destination?: string
          fallback?: string | null
          flight_number?: string | null
          id?: string
          leg_position?: number
          mandatory?: boolean
          origin?: string
          request_id?: string
          row_version?: number
          status?: Database["public"]["Enums"]["assistance_status"]
          still_needed?: boolean
          traveller_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "assistance_items_request_id_fkey"
            columns: ["request_id"]
            isOneToOne: false
            referencedRelation: "request_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "assistance_items_request_id_fkey"
            columns: ["request_id"]
            isOneToOne: false
            referencedRelation: "requests"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "assistance_items_traveller_id_fkey"
            columns: ["traveller_id"]
            isOneToOne: false
            referencedRelation: "travellers"
            referencedColumns: ["id"]
          },
        ]
      }
      audit_log: {
        Row: {
          action: string
          actor_id: string | null
          actor_role: Database["public"]["Enums"]["author_role"]
          at: string
          id: number
          new_values: Json | null
          old_values: Json | null
          row_id: string
          table_name: string
        }
        Insert: {
          action: string
          actor_id?: string | null
          actor_role: Database["public"]["Enums"]["author_role"]
          at?: string
          id?: never
          new_values?: Json | null
          old_values?: Json | null
          row_id: string
          table_name: string
        }
        Update: {
          action?: string
          actor_id?: string | null
          actor_role?: Database["public"]["Enums"]["author_role"]
          at?: string
          id?: never
          new_values?: Json | null
          old_values?: Json | null
          row_id?: string
          table_name?: string
        }
        Relationships: []
      }
      bookings: {
        Row: {
          alternative_id: string
          booked_by: string | null
          created_at: string
          first_departure_at: string
          id: string
          last_arrival_at: string
          legs: NonNullable<Json>
          pnr: string
          request_id: string
          status: Database["public"]["Enums"]["booking_status"]
          ticket_numbers: string[]
          updated_at: string
          version: number
        }
        Insert: {
          alternative_id: string
          booked_by?: string | null
          created_at?: string
          first_departure_at: string
          id?: string
          last_arrival_at: string
          legs: NonNullable<Json>
          pnr: string
          request_id: string
          status?: Database["public"]["Enums"]["booking_status"]
          ticket_numbers?: string[]
          updated_at?: string
          version?: number
        }
        Update: {
          alternative_id?: string
          booked_by?: string | null
          created_at?: string
          first_departure_at?: string
          id?: string
          last_arrival_at?: string
          legs?: NonNullable<Json>
          pnr?: string
          request_id?: string
          status?: Database["public"]["Enums"]["booking_status"]
          ticket_numbers?: string[]
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "bookings_alternative_id_fkey"
            columns: ["alternative_id"]
            isOneToOne: false
            referencedRelation: "offer_alternatives"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "bookings_booked_by_fkey"
            columns: ["booked_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "bookings_request_id_fkey"
            columns: ["request_id"]
            isOneToOne: false
            referencedRelation: "request_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "bookings_request_id_fkey"
            columns: ["request_id"]
            isOneToOne: false
            referencedRelation: "requests"
            referencedColumns: ["id"]
          },
        ]
      }
      consents: {
        Row: {
          email: string
          given_at: string
          id: string
          purpose: Database["public"]["Enums"]["consent_purpose"]
          request_id: string | null
          source: string
          user_id: string | null
          withdrawn_at: string | null
          wording_version: string
        }
        Insert: {
          email: string
          given_at?: string
          id?: string
          purpose: Database["public"]["Enums"]["consent_purpose"]
          request_id?: string | null
          source: string
          user_id?: string | null
          withdrawn_at?: string | null
          wording_version: string
        }
        Update: {
          email?: string
          given_at?: string
          id?: string
          purpose?: Database["public"]["Enums"]["consent_purpose"]
          request_id?: string | null
          source?: string
          user_id?: string | null
          withdrawn_at?: string | null
          wording_version?: string
        }
        Relationships: [
          {
            foreignKeyName: "consents_request_fk"
            columns: ["request_id"]
            isOneToOne: false
            referencedRelation: "request_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "consents_request_fk"
            columns: ["request_id"]
            isOneToOne: false
            referencedRelation: "requests"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "consents_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      contact_messages: {
        Row: {
          anonymized_ip: string | null
          consent_marketing_at: string | null
          consent_processing_at: string
          created_at: string
          email: string
          handled_at: string | null
          handled_by: string | null
          id: string
          language: Database["public"]["Enums"]["language_code"]
          message: string
          name: string
          subject: string
        }
        Insert: {
          anonymized_ip?: string | null
          consent_marketing_at?: string | null
          consent_processing_at: string
          created_at?: string
          email: string
          handled_at?: string | null
          handled_by?: string | null
          id?: string
          language?: Database["public"]["Enums"]["language_code"]
          message: string
          name: string
          subject: string
        }
        Update: {
          anonymized_ip?: string | null
          consent_marketing_at?: string | null
          consent_processing_at?: string
          created_at?: string
          email?: string
          handled_at?: string | null
          handled_by?: string | null
          id?: string
          language?: Database["public"]["Enums"]["language_code"]
          message?: string
          name?: string
          subject?: string
        }
        Relationships: [
          {
            foreignKeyName: "contact_messages_handled_by_fkey"
            columns: ["handled_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      deadlines: {
        Row: {
          anchor: string
          anchor_at: string | null
          audience: Database["public"]["Enums"]["deadline_audience"]
          covered_by: number | null
          created_at: string
          done_at: string | null
          done_by: string | null
          due_at: string | null
          force: string
          id: string
          kind: Database["public"]["Enums"]["deadline_kind"]
          leg_position: number | null
          params: NonNullable<Json>
          request_id: string
          rule: string
          source: string
          source_url: string | null
          source_verified: boolean
          traveller_id: string
          updated_at: string
          waive_reason: string | null
          waived_at: string | null
          waived_by: string | null
          window_from: string | null
        }
        Insert: {
          anchor: string
          anchor_at?: string | null
          audience: Database["public"]["Enums"]["deadline_audience"]
          covered_by?: number | null
          created_at?: string
          done_at?: string | null
          done_by?: string | null
          due_at?: string | null
          force: string
          id?: string
          kind: Database["public"]["Enums"]["deadline_kind"]
          leg_position?: number | null
          params?: NonNullable<Json>
          request_id: string
          rule: string
          source: string
          source_url?: string | null
          source_verified: boolean
          traveller_id: string
          updated_at?: string
          waive_reason?: string | null
          waived_at?: string | null
          waived_by?: string | null
          window_from?: string | null
        }
        Update: {
          anchor?: string
          anchor_at?: string | null
          audience?: Database["public"]["Enums"]["deadline_audience"]
          covered_by?: number | null
          created_at?: string
          done_at?: string | null
          done_by?: string | null
          due_at?: string | null
          force?: string
          id?: string
          kind?: Database["public"]["Enums"]["deadline_kind"]
          leg_position?: number | null
          params?: NonNullable<Json>
          request_id?: string
          rule?: string
          source?: string
          source_url?: string | null
          source_verified?: boolean
          traveller_id?: string
          updated_at?: string
          waive_reason?: string | null
          waived_at?: string | null
          waived_by?: string | null
          window_from?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "deadlines_done_by_fkey"
            columns: ["done_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "deadlines_request_id_fkey"
            columns: ["request_id"]
            isOneToOne: false
            referencedRelation: "request_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "deadlines_request_id_fkey"
            columns: ["request_id"]
            isOneToOne: false
            referencedRelation: "requests"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "deadlines_traveller_id_fkey"
            columns: ["traveller_id"]
            isOneToOne: false
            referencedRelation: "travellers"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "deadlines_waived_by_fkey"
            columns: ["waived_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      invoice_lines: {
        Row: {
          amount_cents: number
          details: NonNullable<Json>
          id: string
          invoice_id: string
          kind: Database["public"]["Enums"]["invoice_line_kind"]
          position: number
        }
        Insert: {
          amount_cents: number
          details?: NonNullable<Json>
          id?: string
          invoice_id: string
          kind: Database["public"]["Enums"]["invoice_line_kind"]
          position: number
        }
        Update: {
          amount_cents?: number
          details?: NonNullable<Json>
          id?: string
          invoice_id?: string
          kind?: Database["public"]["Enums"]["invoice_line_kind"]
          position?: number
        }
        Relationships: [
          {
            foreignKeyName: "invoice_lines_invoice_id_fkey"
            columns: ["invoice_id"]
            isOneToOne: false
            referencedRelation: "invoices"
            referencedColumns: ["id"]
          },
        ]
      }
      invoices: {
        Row: {
          billed_to: string
          booking_id: string
          currency: string
          id: string
          issued_at: string
          number: string
          paid_cents: number
          request_id: string
          status: Database["public"]["Enums"]["invoice_status"]
          total_cents: number
        }
        Insert: {
          billed_to: string
          booking_id: string
          currency: string
          id?: string
          issued_at?: string
          number: string
          paid_cents?: number
          request_id: string
          status?: never
          total_cents: number
        }
        Update: {
          billed_to?: string
          booking_id?: string
          currency?: string
          id?: string
          issued_at?: string
          number?: string
          paid_cents?: number
          request_id?: string
          status?: never
          total_cents?: number
        }
        Relationships: [
          {
            foreignKeyName: "invoices_booking_id_fkey"
            columns: ["booking_id"]
            isOneToOne: true
            referencedRelation: "bookings"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "invoices_request_id_fkey"
            columns: ["request_id"]
            isOneToOne: false
            referencedRelation: "request_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "invoices_request_id_fkey"
            columns: ["request_id"]
            isOneToOne: false
            referencedRelation: "requests"
            referencedColumns: ["id"]
          },
        ]
      }
      marketing_subscriptions: {
        Row: {
          anonymized_ip: string | null
          email: string
          source: Database["public"]["Enums"]["subscription_source"]
          subscribed_at: string
          unsubscribed_at: string | null
        }
        Insert: {
          anonymized_ip?: string | null
          email: string
          source: Database["public"]["Enums"]["subscription_source"]
          subscribed_at?: string
          unsubscribed_at?: string | null
        }
        Update: {
          anonymized_ip?: string | null
          email?: string
          source?: Database["public"]["Enums"]["subscription_source"]
          subscribed_at?: string
          unsubscribed_at?: string | null
        }
        Relationships: []
      }
      messages: {
        Row: {
          author_id: string | null
          author_role: Database["public"]["Enums"]["author_role"]
          body: string
          created_at: string
          id: string
          request_id: string
        }
        Insert: {
          author_id?: string | null
          author_role: Database["public"]["Enums"]["author_role"]
          body: string
          created_at?: string
          id?: string
          request_id: string
        }
        Update: {
          author_id?: string | null
          author_role?: Database["public"]["Enums"]["author_role"]
          body?: string
          created_at?: string
          id?: string
          request_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "messages_author_id_fkey"
            columns: ["author_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "messages_request_id_fkey"
            columns: ["request_id"]
            isOneToOne: false
            referencedRelation: "request_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "messages_request_id_fkey"
            columns: ["request_id"]
            isOneToOne: false
            referencedRelation: "requests"
            referencedColumns: ["id"]
          },
        ]
      }
      monitoring_faults: {
        Row: {
          cause: string
          count: number
          day: string
          fault: string
          first_seen: string
          id: string
          last_seen: string
          message: string
          owner: string
          place: string | null
          remote: string
          route: string
          trace: string
          version: string
        }
        Insert: {
          cause: string
          count: number
          day: string
          fault: string
          first_seen: string
          id?: string
          last_seen: string
          message: string
          owner: string
          place?: string | null
          remote: string
          route: string
          trace: string
          version: string
        }
        Update: {
          cause?: string
          count?: number
          day?: string
          fault?: string
          first_seen?: string
          id?: string
          last_seen?: string
          message?: string
          owner?: string
          place?: string | null
          remote?: string
          route?: string
          trace?: string
          version?: string
        }
        Relationships: []
      }
      monitoring_loads: {
        Row: {
          attempt: string
          expose: number
          hour: string
          id: string
          manifest: number
          owner: string
          remote: string
          scripts: number
          total: number
          version: string
        }
        Insert: {
          attempt: string
          expose: number
          hour: string
          id?: string
          manifest: number
          owner: string
          remote: string
          scripts: number
          total: number
          version: string
        }
        Update: {
          attempt?: string
          expose?: number
          hour?: string
          id?: string
          manifest?: number
          owner?: string
          remote?: string
          scripts?: number
          total?: number
          version?: string
        }
        Relationships: []
      }
      monitoring_vitals: {
        Row: {
          hour: string
          id: string
          route: string
          value: number
          vital: string
        }
        Insert: {
          hour: string
          id?: string
          route: string
          value: number
          vital: string
        }
        Update: {
          hour?: string
          id?: string
          route?: string
          value?: number
          vital?: string
        }
        Relationships: []
      }
      notifications: {
        Row: {
          created_at: string
          id: string
          kind: Database["public"]["Enums"]["event_type"]
          payload: NonNullable<Json>
          read_at: string | null
          request_id: string | null
          user_id: string
          visible_from: string
        }
        Insert: {
          created_at?: string
          id?: string
          kind: Database["public"]["Enums"]["event_type"]
          payload?: NonNullable<Json>
          read_at?: string | null
          request_id?: string | null
          user_id: string
          visible_from?: string
        }
        Update: {
          created_at?: string
          id?: string
          kind?: Database["public"]["Enums"]["event_type"]
          payload?: NonNullable<Json>
          read_at?: string | null
          request_id?: string | null
          user_id?: string
          visible_from?: string
        }
        Relationships: [
          {
            foreignKeyName: "notifications_request_id_fkey"
            columns: ["request_id"]
            isOneToOne: false
            referencedRelation: "request_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "notifications_request_id_fkey"
            columns: ["request_id"]
            isOneToOne: false
            referencedRelation: "requests"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "notifications_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      offer_alternatives: {
        Row: {
          conditions: string | null
          difference_acknowledged_at: string | null
          difference_acknowledged_by: string | null
          fare_cents: number
          fee_tier: Database["public"]["Enums"]["fee_tier"] | null
          id: string
          label: string | null
          legs: NonNullable<Json>
          needs_fit: NonNullable<Json>
          offer_id: string
          position: number
          service_fee_cents: number
          total_cents: number
          upstream_guarantee_until: string | null
        }
        Insert: {
          conditions?: string | null
          difference_acknowledged_at?: string | null
          difference_acknowledged_by?: string | null
          fare_cents?: number
          fee_tier?: Database["public"]["Enums"]["fee_tier"] | null
          id?: string
          label?: string | null
          legs?: NonNullable<Json>
          needs_fit?: NonNullable<Json>
          offer_id: string
          position: number
          service_fee_cents?: number
          total_cents?: never
          upstream_guarantee_until?: string | null
        }
        Update: {
          conditions?: string | null
          difference_acknowledged_at?: string | null
          difference_acknowledged_by?: string | null
          fare_cents?: number
          fee_tier?: Database["public"]["Enums"]["fee_tier"] | null
          id?: string
          label?: string | null
          legs?: NonNullable<Json>
          needs_fit?: NonNullable<Json>
          offer_id?: string
          position?: number
          service_fee_cents?: number
          total_cents?: never
          upstream_guarantee_until?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "offer_alternatives_difference_acknowledged_by_fkey"
            columns: ["difference_acknowledged_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "offer_alternatives_offer_id_fkey"
            columns: ["offer_id"]
            isOneToOne: false
            referencedRelation: "offers"
            referencedColumns: ["id"]
          },
        ]
      }
      offers: {
        Row: {
          accepted_alternative_id: string | null
          created_at: string
          created_by: string | null
          currency: string
          decided_at: string | null
          decline_reason: string | null
          expires_at: string | null
          extension_reason: string | null
          id: string
          note: string | null
          replaces_offer_id: string | null
          request_id: string
          row_version: number
          sent_at: string | null
          sent_by: string | null
          status: Database["public"]["Enums"]["offer_status"]
          subject_to: string[]
          updated_at: string
          version: number
          visible_from: string | null
          withdraw_reason: string | null
        }
        Insert: {
          accepted_alternative_id?: string | null
          created_at?: string
          created_by?: string | null
          currency?: string
          decided_at?: string | null
          decline_reason?: string | null
          expires_at?: string | null
          extension_reason?: string | null
          id?: string
          note?: string | null
          replaces_offer_id?: string | null
          request_id: string
          row_version?: number
          sent_at?: string | null
          sent_by?: string | null
          status?: Database["public"]["Enums"]["offer_status"]
          subject_to?: string[]
          updated_at?: string
          version: number
          visible_from?: string | null
          withdraw_reason?: string | null
        }
        Update: {
          accepted_alternative_id?: string | null
          created_at?: string
          created_by?: string | null
          currency?: string
          decided_at?: string | null
          decline_reason?: string | null
          expires_at?: string | null
          extension_reason?: string | null
          id?: string
          note?: string | null
          replaces_offer_id?: string | null
          request_id?: string
          row_version?: number
          sent_at?: string | null
          sent_by?: string | null
          status?: Database["public"]["Enums"]["offer_status"]
          subject_to?: string[]
          updated_at?: string
          version?: number
          visible_from?: string | null
          withdraw_reason?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "offers_accepted_alternative_fk"
            columns: ["accepted_alternative_id"]
            isOneToOne: false
            referencedRelation: "offer_alternatives"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "offers_created_by_fkey"
            columns: ["created_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "offers_replaces_offer_id_fkey"
            columns: ["replaces_offer_id"]
            isOneToOne: false
            referencedRelation: "offers"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "offers_request_id_fkey"
            columns: ["request_id"]
            isOneToOne: false
            referencedRelation: "request_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "offers_request_id_fkey"
            columns: ["request_id"]
            isOneToOne: false
            referencedRelation: "requests"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "offers_sent_by_fkey"
            columns: ["sent_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      outbox: {
        Row: {
          attempts: number
          cancelled_at: string | null
          created_at: string
          dedupe_key: string
          id: string
          language: Database["public"]["Enums"]["language_code"]
          last_error: string | null
          payload: NonNullable<Json>
          request_id: string | null
          send_after: string
          sent_at: string | null
          taken_until: string | null
          template: Database["public"]["Enums"]["event_type"]
          to_email: string
        }
        Insert: {
          attempts?: number
          cancelled_at?: string | null
          created_at?: string
          dedupe_key: string
          id?: string
          language: Database["public"]["Enums"]["language_code"]
          last_error?: string | null
          payload?: NonNullable<Json>
          request_id?: string | null
          send_after?: string
          sent_at?: string | null
          taken_until?: string | null
          template: Database["public"]["Enums"]["event_type"]
          to_email: string
        }
        Update: {
          attempts?: number
          cancelled_at?: string | null
          created_at?: string
          dedupe_key?: string
          id?: string
          language?: Database["public"]["Enums"]["language_code"]
          last_error?: string | null
          payload?: NonNullable<Json>
          request_id?: string | null
          send_after?: string
          sent_at?: string | null
          taken_until?: string | null
          template?: Database["public"]["Enums"]["event_type"]
          to_email?: string
        }
        Relationships: [
          {
            foreignKeyName: "outbox_request_id_fkey"
            columns: ["request_id"]
            isOneToOne: false
            referencedRelation: "request_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "outbox_request_id_fkey"
            columns: ["request_id"]
            isOneToOne: false
            referencedRelation: "requests"
            referencedColumns: ["id"]
          },
        ]
      }
      payments: {
        Row: {
          amount_cents: number
          created_at: string
          currency: string
          external_reference: string | null
          id: string
          invoice_id: string
          kind: Database["public"]["Enums"]["payment_kind"]
          method: string
          reason: string | null
          recorded_by: string | null
        }
        Insert: {
          amount_cents: number
          created_at?: string
          currency: string
          external_reference?: string | null
          id?: string
          invoice_id: string
          kind: Database["public"]["Enums"]["payment_kind"]
          method: string
          reason?: string | null
          recorded_by?: string | null
        }
        Update: {
          amount_cents?: number
          created_at?: string
          currency?: string
          external_reference?: string | null
          id?: string
          invoice_id?: string
          kind?: Database["public"]["Enums"]["payment_kind"]
          method?: string
          reason?: string | null
          recorded_by?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "payments_invoice_id_fkey"
            columns: ["invoice_id"]
            isOneToOne: false
            referencedRelation: "invoices"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "payments_recorded_by_fkey"
            columns: ["recorded_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      profiles: {
        Row: {
          created_at: string
          email: string
          id: string
          language: Database["public"]["Enums"]["language_code"]
          name: string
          phone: string | null
          role: Database["public"]["Enums"]["app_role"]
          status: Database["public"]["Enums"]["account_status"]
          time_zone: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          email: string
          id: string
          language?: Database["public"]["Enums"]["language_code"]
          name?: string
          phone?: string | null
          role?: Database["public"]["Enums"]["app_role"]
          status?: Database["public"]["Enums"]["account_status"]
          time_zone?: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          email?: string
          id?: string
          language?: Database["public"]["Enums"]["language_code"]
          name?: string
          phone?: string | null
          role?: Database["public"]["Enums"]["app_role"]
          status?: Database["public"]["Enums"]["account_status"]
          time_zone?: string
          updated_at?: string
        }
        Relationships: []
      }
      request_events: {
        Row: {
          actor_id: string | null
          actor_role: Database["public"]["Enums"]["author_role"]
          created_at: string
          id: string
          payload: NonNullable<Json>
          request_id: string
          seq: number
          type: Database["public"]["Enums"]["event_type"]
          visibility: Database["public"]["Enums"]["event_visibility"]
          visible_from: string
        }
        Insert: {
          actor_id?: string | null
          actor_role: Database["public"]["Enums"]["author_role"]
          created_at?: string
          id?: string
          payload?: NonNullable<Json>
          request_id: string
          seq?: never
          type: Database["public"]["Enums"]["event_type"]
          visibility: Database["public"]["Enums"]["event_visibility"]
          visible_from?: string
        }
        Update: {
          actor_id?: string | null
          actor_role?: Database["public"]["Enums"]["author_role"]
          created_at?: string
          id?: string
          payload?: NonNullable<Json>
          request_id?: string
          seq?: never
          type?: Database["public"]["Enums"]["event_type"]
          visibility?: Database["public"]["Enums"]["event_visibility"]
          visible_from?: string
        }
        Relationships: [
          {
            foreignKeyName: "request_events_actor_id_fkey"
            columns: ["actor_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "request_events_request_id_fkey"
            columns: ["request_id"]
            isOneToOne: false
            referencedRelation: "request_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "request_events_request_id_fkey"
            columns: ["request_id"]
            isOneToOne: false
            referencedRelation: "requests"
            referencedColumns: ["id"]
          },
        ]
      }
      request_legs: {
        Row: {
          arrives_at: string | null
          block_minutes: number | null
          cabin: Database["public"]["Enums"]["cabin"]
          departs_at: string | null
          desired_date: string | null
          destination: string
          destination_tz: string | null
          direction: Database["public"]["Enums"]["leg_direction"]
          flight_number: string | null
          id: string
          marketing_carrier: string | null
          operating_carrier: string | null
          origin: string
          origin_tz: string | null
          position: number
          request_id: string
        }
        Insert: {
          arrives_at?: string | null
          block_minutes?: number | null
          cabin?: Database["public"]["Enums"]["cabin"]
          departs_at?: string | null
          desired_date?: string | null
          destination: string
          destination_tz?: string | null
          direction?: Database["public"]["Enums"]["leg_direction"]
          flight_number?: string | null
          id?: string
          marketing_carrier?: string | null
          operating_carrier?: string | null
          origin: string
          origin_tz?: string | null
          position: number
          request_id: string
        }
        Update: {
          arrives_at?: string | null
          block_minutes?: number | null
          cabin?: Database["public"]["Enums"]["cabin"]
          departs_at?: string | null
          desired_date?: string | null
          destination?: string
          destination_tz?: string | null
          direction?: Database["public"]["Enums"]["leg_direction"]
          flight_number?: string | null
          id?: string
          marketing_carrier?: string | null
          operating_carrier?: string | null
          origin?: string
          origin_tz?: string | null
          position?: number
          request_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "request_legs_request_id_fkey"
            columns: ["request_id"]
            isOneToOne: false
            referencedRelation: "request_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "request_legs_request_id_fkey"
            columns: ["request_id"]
            isOneToOne: false
            referencedRelation: "requests"
            referencedColumns: ["id"]
          },
        ]
      }
      requests: {
        Row: {
          ai_intake_text: string
          anonymized_ip: string | null
          cancel_reason: string | null
          consent_marketing_at: string | null
          consent_processing_at: string | null
          contact_email: string
          contact_name: string
          contact_phone: string | null
          created_at: string
          created_by: string | null
          first_departure_at: string | null
          held_since: string | null
          held_until: string | null
          holder_id: string | null
          id: string
          last_arrival_at: string | null
          last_event_at: string
          location: string | null
          message: string | null
          needs: string | null
          offer_expires_at: string | null
          offer_id: string | null
          offer_visible_from: string | null
          owner: string | null
          preferred_language: Database["public"]["Enums"]["language_code"]
          priority: Database["public"]["Enums"]["request_priority"]
          reference: string
          row_version: number
          service_type: Database["public"]["Enums"]["service_type"]
          source: Database["public"]["Enums"]["request_source"]
          status: Database["public"]["Enums"]["request_status"]
          trip_type: Database["public"]["Enums"]["trip_type"]
          updated_at: string
        }
        Insert: {
          ai_intake_text: string
          anonymized_ip?: string | null
          cancel_reason?: string | null
          consent_marketing_at?: string | null
          consent_processing_at?: string | null
          contact_email: string
          contact_name: string
          contact_phone?: string | null
          created_at?: string
          created_by?: string | null
          first_departure_at?: string | null
          held_since?: string | null
          held_until?: string | null
          holder_id?: string | null
          id?: string
          last_arrival_at?: string | null
          last_event_at?: string
          location?: string | null
          message?: string | null
          needs?: string | null
          offer_expires_at?: string | null
          offer_id?: string | null
          offer_visible_from?: string | null
          owner?: string | null
          preferred_language?: Database["public"]["Enums"]["language_code"]
          priority?: Database["public"]["Enums"]["request_priority"]
          reference: string
          row_version?: number
          service_type: Database["public"]["Enums"]["service_type"]
          source: Database["public"]["Enums"]["request_source"]
          status?: Database["public"]["Enums"]["request_status"]
          trip_type?: Database["public"]["Enums"]["trip_type"]
          updated_at?: string
        }
        Update: {
          ai_intake_text?: string
          anonymized_ip?: string | null
          cancel_reason?: string | null
          consent_marketing_at?: string | null
          consent_processing_at?: string | null
          contact_email?: string
          contact_name?: string
          contact_phone?: string | null
          created_at?: string
          created_by?: string | null
          first_departure_at?: string | null
          held_since?: string | null
          held_until?: string | null
          holder_id?: string | null
          id?: string
          last_arrival_at?: string | null
          last_event_at?: string
          location?: string | null
          message?: string | null
          needs?: string | null
          offer_expires_at?: string | null
          offer_id?: string | null
          offer_visible_from?: string | null
          owner?: string | null
          preferred_language?: Database["public"]["Enums"]["language_code"]
          priority?: Database["public"]["Enums"]["request_priority"]
          reference?: string
          row_version?: number
          service_type?: Database["public"]["Enums"]["service_type"]
          source?: Database["public"]["Enums"]["request_source"]
          status?: Database["public"]["Enums"]["request_status"]
          trip_type?: Database["public"]["Enums"]["trip_type"]
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "requests_created_by_fkey"
            columns: ["created_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "requests_holder_id_fkey"
            columns: ["holder_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "requests_offer_fk"
            columns: ["offer_id"]
            isOneToOne: false
            referencedRelation: "offers"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "requests_owner_fkey"
            columns: ["owner"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      required_documents: {
        Row: {
          category: string
          created_at: string
          id: string
          issued_from: string | null
          issued_until: string | null
          kind: string
          leg_positions: number[]
          params: NonNullable<Json>
          request_id: string
          source: string | null
          source_url: string | null
          traveller_id: string
          updated_at: string
        }
        Insert: {
          category: string
          created_at?: string
          id?: string
          issued_from?: string | null
          issued_until?: string | null
          kind: string
          leg_positions: number[]
          params?: NonNullable<Json>
          request_id: string
          source?: string | null
          source_url?: string | null
          traveller_id: string
          updated_at?: string
        }
        Update: {
          category?: string
          created_at?: string
          id?: string
          issued_from?: string | null
          issued_until?: string | null
          kind?: string
          leg_positions?: number[]
          params?: NonNullable<Json>
          request_id?: string
          source?: string | null
          source_url?: string | null
          traveller_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "required_documents_request_id_fkey"
            columns: ["request_id"]
            isOneToOne: false
            referencedRelation: "request_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "required_documents_request_id_fkey"
            columns: ["request_id"]
            isOneToOne: false
            referencedRelation: "requests"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "required_documents_traveller_id_fkey"
            columns: ["traveller_id"]
            isOneToOne: false
            referencedRelation: "travellers"
            referencedColumns: ["id"]
          },
        ]
      }
      traveller_needs: {
        Row: {
          answers: NonNullable<Json>
          consent_id: string
          created_at: string
          id: string
          request_id: string
          saved_by: string | null
          traveller_id: string
          updated_at: string
        }
        Insert: {
          answers: NonNullable<Json>
          consent_id: string
          created_at?: string
          id?: string
          request_id: string
          saved_by?: string | null
          traveller_id: string
          updated_at?: string
        }
        Update: {
          answers?: NonNullable<Json>
          consent_id?: string
          created_at?: string
          id?: string
          request_id?: string
          saved_by?: string | null
          traveller_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "traveller_needs_consent_id_fkey"
            columns: ["consent_id"]
            isOneToOne: false
            referencedRelation: "consents"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "traveller_needs_request_id_fkey"
            columns: ["request_id"]
            isOneToOne: false
            referencedRelation: "request_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "traveller_needs_request_id_fkey"
            columns: ["request_id"]
            isOneToOne: false
            referencedRelation: "requests"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "traveller_needs_saved_by_fkey"
            columns: ["saved_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "traveller_needs_traveller_id_fkey"
            columns: ["traveller_id"]
            isOneToOne: true
            referencedRelation: "travellers"
            referencedColumns: ["id"]
          },
        ]
      }
      travellers: {
        Row: {
          birth_date: string | null
          created_at: string
          id: string
          name: string
          position: number
          relation: string | null
          request_id: string
        }
        Insert: {
          birth_date?: string | null
          created_at?: string
          id?: string
          name: string
          position: number
          relation?: string | null
          request_id: string
        }
        Update: {
          birth_date?: string | null
          created_at?: string
          id?: string
          name?: string
          position?: number
          relation?: string | null
          request_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "travellers_request_id_fkey"
            columns: ["request_id"]
            isOneToOne: false
            referencedRelation: "request_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "travellers_request_id_fkey"
            columns: ["request_id"]
            isOneToOne: false
            referencedRelation: "requests"
            referencedColumns: ["id"]
          },
        ]
      }
    }
    Views: {
      request_overview: {
        Row: {
          ai_intake_text: string | null
          anonymized_ip: string | null
          cancel_reason: string | null
          consent_marketing_at: string | null
          consent_processing_at: string | null
          contact_email: string | null
          contact_name: string | null
          contact_phone: string | null
          created_at: string | null
          created_by: string | null
          effective_status:
            | Database["public"]["Enums"]["effective_request_status"]
            | null
          first_departure_at: string | null
          first_departure_tz: string | null
          held_since: string | null
          held_until: string | null
          holder_id: string | null
          holder_name: string | null
          id: string | null
          last_arrival_at: string | null
          last_event_at: string | null
          location: string | null
          message: string | null
          needs: string | null
          offer_expires_at: string | null
          offer_id: string | null
          offer_visible_from: string | null
          owner: string | null
          owner_name: string | null
          preferred_language:
            | Database["public"]["Enums"]["language_code"]
            | null
          priority: Database["public"]["Enums"]["request_priority"] | null
          reference: string | null
          row_version: number | null
          service_type: Database["public"]["Enums"]["service_type"] | null
          source: Database["public"]["Enums"]["request_source"] | null
          status: Database["public"]["Enums"]["request_status"] | null
          trip_type: Database["public"]["Enums"]["trip_type"] | null
          updated_at: string | null
        }
        Relationships: [
          {
            foreignKeyName: "requests_created_by_fkey"
            columns: ["created_by"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "requests_owner_fkey"
            columns: ["owner"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
    }
    Functions: {
      accept_offer: {
        Args: {
          p_alternative_id: string
          p_idempotency_key: string
          p_offer_id: string
        }
        Returns: Json
      }
      answer_request: {
        Args: { p_body: string; p_request_id: string }
        Returns: Json
      }
      ask_client: {
        Args: { p_body: string; p_request_id: string }
        Returns: Json
      }
      assessment_input: { Args: { p_request_id: string }; Returns: Json }
      attach_request: {
        Args: { p_mine: boolean; p_request_id: string }
        Returns: Json
      }
      book_request: {
        Args: { p_payload: Json; p_request_id: string }
        Returns: Json
      }
      cancel_request: {
        Args: { p_reason: string; p_request_id: string }
        Returns: Json
      }
      claim_request: { Args: { p_request_id: string }; Returns: Json }
      close_outbox: {
        Args: { p_error?: string; p_id: string }
        Returns: undefined
      }
      complete_deadline: { Args: { p_deadline_id: string }; Returns: Json }
      complete_request: { Args: { p_request_id: string }; Returns: Json }
      decline_offer: {
        Args: { p_offer_id: string; p_reason: string }
        Returns: Json
      }
      extend_offer: {
        Args: {
          p_carry_difference?: boolean
          p_offer_id: string
          p_reason: string
        }
        Returns: Json
      }
      handle_contact_message: { Args: { p_message_id: string }; Returns: Json }
      mark_notification_read: {
        Args: { p_notification_id: string }
        Returns: Json
      }
      monitoring_report: { Args: { p_days?: number }; Returns: Json }
      move_assistance_item: {
        Args: {
          p_advice?: string
          p_event: string
          p_evidence?: string
          p_item_id: string
          p_row_version: number
        }
        Returns: Json
      }
      my_account: { Args: Record<PropertyKey, never>; Returns: Json }
      open_needs: {
        Args: { p_reason?: string; p_request_id: string }
        Returns: Json
      }
      post_message: {
        Args: { p_body: string; p_request_id: string }
        Returns: Json
      }
      quick_create_request: { Args: { p_payload: Json }; Returns: Json }
      quote_fee: { Args: { p_legs: Json }; Returns: Json }
      record_consent: {
        Args: {
          p_given: boolean
          p_purpose: Database["public"]["Enums"]["consent_purpose"]
          p_wording_version: string
        }
        Returns: Json
      }
      record_monitoring: {
        Args: { p_address: string; p_batch: Json }
        Returns: undefined
      }
      record_payment: {
        Args: { p_invoice_id: string; p_payload: Json }
        Returns: Json
      }
      record_schedule_change: {
        Args: { p_booking_id: string; p_leg_position: number; p_payload: Json }
        Returns: Json
      }
      release_request: { Args: { p_request_id: string }; Returns: Json }
      renew_claim: { Args: { p_request_id: string }; Returns: Json }
      reopen_deadline: { Args: { p_deadline_id: string }; Returns: Json }
      save_airline_rule: {
        Args: { p_payload: Json; p_row_version: number }
        Returns: Json
      }
      save_needs: {
        Args: { p_payload: Json; p_traveller_id: string }
        Returns: Json
      }
      save_offer_draft: {
        Args: { p_payload: Json; p_request_id: string; p_row_version: number }
        Returns: Json
      }
      send_offer: {
        Args: { p_offer_id: string; p_row_version: number }
        Returns: Json
      }
      set_account_status: {
        Args: {
          p_status: Database["public"]["Enums"]["account_status"]
          p_user_id: string
        }
        Returns: Json
      }
      set_user_role: {
        Args: {
          p_actor: string
          p_role: Database["public"]["Enums"]["app_role"]
          p_user_id: string
        }
        Returns: Json
      }
      submit_contact: { Args: { p_payload: Json }; Returns: Json }
      submit_for_visitor: {
        Args: { p_address: string; p_form: string; p_payload: Json }
        Returns: Json
      }
      submit_request: { Args: { p_payload: Json }; Returns: Json }
      subscribe: {
        Args: {
          p_email: string
          p_source: Database["public"]["Enums"]["subscription_source"]
        }
        Returns: Json
      }
      take_outbox: {
        Args: { p_limit: number }
        Returns: {
          attempts: number
          cancelled_at: string | null
          created_at: string
          dedupe_key: string
          id: string
          language: Database["public"]["Enums"]["language_code"]
          last_error: string | null
          payload: NonNullable<Json>
          request_id: string | null
          send_after: string
          sent_at: string | null
          taken_until: string | null
          template: Database["public"]["Enums"]["event_type"]
          to_email: string
        }[]
        SetofOptions: {
          from: "*"
          to: "outbox"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      unclaimed_requests: {
        Args: Record<PropertyKey, never>
        Returns: {
          created_at: string
          reference: string
          request_id: string
          service_type: Database["public"]["Enums"]["service_type"]
        }[]
      }
      undo_send_offer: { Args: { p_offer_id: string }; Returns: Json }
      update_profile: { Args: { p_payload: Json }; Returns: Json }
      waive_deadline: {
        Args: { p_deadline_id: string; p_reason: string }
        Returns: Json
      }
      withdraw_needs: { Args: { p_traveller_id: string }; Returns: Json }
      withdraw_offer: {
        Args: { p_offer_id: string; p_reason: string }
        Returns: Json
      }
      write_assessment: {
        Args: { p_payload: Json; p_request_id: string }
        Returns: Json
      }
    }
    Enums: {
      account_status: "active" | "suspended"
      airline_rule_topic:
        | "minor"
        | "pet"
        | "support_animal"
        | "size"
        | "item"
        | "clearance"
      app_role: "admin" | "agent" | "client"
      assistance_status:
        | "draft"
        | "requested"
        | "pending"
        | "confirmed"
        | "refused"
        | "needs_documents"
        | "cancelled"
        | "revalidate"
      author_role: "visitor" | "client" | "agent" | "admin" | "system"
      booking_status: "pending" | "ticketed" | "changed" | "cancelled" | "flown"
      cabin: "economy" | "premium_economy" | "business" | "first"
      consent_purpose: "processing" | "marketing" | "health" | "cookies"
      deadline_audience: "client" | "desk" | "carrier"
      deadline_kind: "hard" | "best_effort"
      effective_request_status:
        | "new"
        | "assessing"
        | "waiting_for_client"
        | "offered"
        | "accepted"
        | "booked"
        | "travelling"
        | "cancelled"
        | "completed"
      event_type:
        | "submitted"
        | "attached"
        | "claimed"
        | "released"
        | "question_asked"
        | "question_answered"
        | "message_posted"
        | "offer_sent"
        | "offer_undone"
        | "offer_withdrawn"
        | "offer_extended"
        | "offer_expired"
        | "offer_accepted"
        | "offer_declined"
        | "booked"
        | "flight_moved"
        | "payment_recorded"
        | "cancelled"
        | "completed"
      event_visibility: "client" | "staff"
      fee_tier: "short" | "medium" | "long" | "complex"
      invoice_line_kind: "fare" | "service_fee"
      invoice_status: "open" | "part_paid" | "paid"
      language_code: "en" | "es"
      leg_direction: "outbound" | "return"
      licence_area: "EU" | "UK" | "CH" | "US" | "other"
      offer_status:
        | "draft"
        | "sent"
        | "accepted"
        | "declined"
        | "withdrawn"
        | "replaced"
      payment_kind: "capture" | "refund"
      request_priority: "normal" | "urgent"
      request_source: "request_form" | "sos" | "client_wizard" | "quick_create"
      request_status:
        | "new"
        | "assessing"
        | "waiting_for_client"
        | "offered"
        | "accepted"
        | "booked"
        | "cancelled"
        | "completed"
      service_type:
        | "unaccompanied-minors"
        | "pets-service-animals"
        | "elderly-travelers"
        | "passengers-of-size"
        | "baggage-special-items"
        | "trip-medical-escort"
        | "other"
      subscription_source:
        | "ContactForm"
        | "SosForm"
        | "RequestForm"
        | "SignUp"
        | "Profile"
      trip_type: "one_way" | "return" | "multi_city"
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {
      account_status: ["active", "suspended"],
      airline_rule_topic: [
        "minor",
        "pet",
        "support_animal",
        "size",
        "item",
        "clearance",
      ],
      app_role: ["admin", "agent", "client"],
      assistance_status: [
        "draft",
        "requested",
        "pending",
        "confirmed",
        "refused",
        "needs_documents",
        "cancelled",
        "revalidate",
      ],
      author_role: ["visitor", "client", "agent", "admin", "system"],
      booking_status: ["pending", "ticketed", "changed", "cancelled", "flown"],
      cabin: ["economy", "premium_economy", "business", "first"],
      consent_purpose: ["processing", "marketing", "health", "cookies"],
      deadline_audience: ["client", "desk", "carrier"],
      deadline_kind: ["hard", "best_effort"],
      effective_request_status: [
        "new",
        "assessing",
        "waiting_for_client",
        "offered",
        "accepted",
        "booked",
        "travelling",
        "cancelled",
        "completed",
      ],
      event_type: [
        "submitted",
        "attached",
        "claimed",
        "released",
        "question_asked",
        "question_answered",
        "message_posted",
        "offer_sent",
        "offer_undone",
        "offer_withdrawn",
        "offer_extended",
        "offer_expired",
        "offer_accepted",
        "offer_declined",
        "booked",
        "flight_moved",
        "payment_recorded",
        "cancelled",
        "completed",
      ],
      event_visibility: ["client", "staff"],
      fee_tier: ["short", "medium", "long", "complex"],
      invoice_line_kind: ["fare", "service_fee"],
      invoice_status: ["open", "part_paid", "paid"],
      language_code: ["en", "es"],
      leg_direction: ["outbound", "return"],
      licence_area: ["EU", "UK", "CH", "US", "other"],
      offer_status: [
        "draft",
        "sent",
        "accepted",
        "declined",
        "withdrawn",
        "replaced",
      ],
      payment_kind: ["capture", "refund"],
      request_priority: ["normal", "urgent"],
      request_source: ["request_form", "sos", "client_wizard", "quick_create"],
      request_status: [
        "new",
        "assessing",
        "waiting_for_client",
        "offered",
        "accepted",
        "booked",
        "cancelled",
        "completed",
      ],
      service_type: [
        "unaccompanied-minors",
        "pets-service-animals",
        "elderly-travelers",
        "passengers-of-size",
        "baggage-special-items",
        "trip-medical-escort",
        "other",
      ],
      subscription_source: [
        "ContactForm",
        "SosForm",
        "RequestForm",
        "SignUp",
        "Profile",
      ],
      trip_type: ["one_way", "return", "multi_city"],
    },
  },
} as const
