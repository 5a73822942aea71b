CREATE TABLE "financial"."calendar_link" (
	"tenant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_read_at" timestamp with time zone,
	"show_amounts" boolean DEFAULT false NOT NULL,
	CONSTRAINT "calendar_link_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id"),
	CONSTRAINT "calendar_link_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "financial"."calendar_link" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "financial"."reminder" (
	"reminder_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "financial"."reminder_reminder_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"debt_id" integer NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"remind_on" date NOT NULL,
	"state" text NOT NULL,
	"message_id" uuid,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "reminder_once" UNIQUE("debt_id","kind","channel"),
	CONSTRAINT "reminder_channel" CHECK ("financial"."reminder"."channel" in ('mail', 'in_app')),
	CONSTRAINT "reminder_state" CHECK ("financial"."reminder"."state" in ('waiting', 'sending', 'sent', 'dropped') and ("financial"."reminder"."state" = 'sent') = ("financial"."reminder"."sent_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "financial"."reminder" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "financial"."reminder_preference" (
	"tenant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"days_before" integer[] NOT NULL,
	"on_due_day" boolean NOT NULL,
	"overdue" boolean NOT NULL,
	"mail" boolean NOT NULL,
	"in_app" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminder_preference_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id"),
	CONSTRAINT "reminder_preference_days" CHECK ("financial"."reminder_preference"."days_before" <@ '{1,3,5,7,10}'::int[])
);
--> statement-breakpoint
ALTER TABLE "financial"."reminder_preference" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "financial"."reminder" ADD CONSTRAINT "reminder_debt_id_debt_debt_id_fk" FOREIGN KEY ("debt_id") REFERENCES "financial"."debt"("debt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminder_message" ON "financial"."reminder" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "reminder_waiting" ON "financial"."reminder" USING btree ("tenant_id","user_id","channel") WHERE "financial"."reminder"."state" = 'waiting' or "financial"."reminder"."state" = 'sending' and "financial"."reminder"."channel" = 'in_app';--> statement-breakpoint
CREATE INDEX "debt_due" ON "financial"."debt" USING btree ("tenant_id","due_date") WHERE "financial"."debt"."status" = 'open';--> statement-breakpoint
CREATE POLICY "own_tenant" ON "financial"."calendar_link" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "financial"."reminder" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "financial"."reminder_preference" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
-- Reminders and calendars, by hand: owners are exempt from row-level security unless forced.
alter table financial.reminder_preference force row level security;
--> statement-breakpoint
alter table financial.reminder force row level security;
--> statement-breakpoint
alter table financial.calendar_link force row level security;
