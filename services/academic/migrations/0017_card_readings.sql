CREATE TABLE "academic"."card_reading" (
	"reading_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "academic"."card_reading_reading_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"card_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"place" text NOT NULL,
	"read_by" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "academic"."card_reading" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "academic"."student_card" ADD COLUMN "new_photo" text;--> statement-breakpoint
ALTER TABLE "academic"."card_reading" ADD CONSTRAINT "card_reading_tenant_id_card_id_student_card_tenant_id_card_id_fk" FOREIGN KEY ("tenant_id","card_id") REFERENCES "academic"."student_card"("tenant_id","card_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "card_reading_once" ON "academic"."card_reading" USING btree ("tenant_id","card_id","code_hash","at","place");--> statement-breakpoint
CREATE INDEX "card_reading_end" ON "academic"."card_reading" USING btree ("tenant_id","at");--> statement-breakpoint
ALTER TABLE "academic"."student_card" ADD CONSTRAINT "student_card_new_photo" CHECK ("academic"."student_card"."new_photo" is null or "academic"."student_card"."photo_status" = 'accepted');--> statement-breakpoint
CREATE POLICY "own_tenant" ON "academic"."card_reading" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
ALTER TABLE "academic"."card_reading" FORCE ROW LEVEL SECURITY;
